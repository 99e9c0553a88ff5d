import { type Place, wordsOfLists } from './short-items.ts'

/** A job description and who advertises the job. */
export interface Advertisement {
  employer: string
  text: string
}

/** From how many employers that write it in small letters a word is common language, and no name, and is kept. */
const fewestEmployers = 20
/** What is added to how often a word stands in a short item, and to how often it is used, so that rare words say little. */
const smoothing = { standing: 1, used: 8 }
/** Natural logarithm of the share from which on words count as likely, and how finely it is told. */
const scale = { from: 2, steps: 10 }

type Employers = Set<string>
interface Uses {
  all: Employers
  small: Employers
  by: Record<Place, Employers>
}

/** How likely each common word stands in a short item, by language: the words of each standing in a row, sorted. */
export function standingsOf(advertisements: Iterable<Advertisement>): Record<string, Record<string, string>> {
  const uses = new Map<string, Map<string, Uses>>()
  for (const { employer, text } of advertisements) {
    const read = wordsOfLists(text)
    if (!read) continue
    const known = uses.get(read.language) ?? new Map<string, Uses>()
    uses.set(read.language, known)
    for (const word of read.words) {
      const use = known.get(word) ?? {
        all: new Set(),
        small: new Set(),
        by: { first: new Set(), last: new Set(), within: new Set() },
      }
      known.set(word, use)
      use.all.add(employer)
      if (read.small.has(word)) use.small.add(employer)
      for (const place of read.places.get(word) ?? []) use.by[place].add(employer)
    }
  }
  const sorted = [...uses].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(
    sorted
      .map(([language, words]) => [language, byStanding(words)] as const)
      .filter(([, words]) => Object.keys(words).length > 0),
  )
}

function byStanding(uses: Map<string, Uses>): Record<string, string> {
  const words = new Map<number, string[]>()
  for (const [word, { all, small, by }] of uses) {
    if (small.size < fewestEmployers) continue
    const standing = standingIn(Math.max(...Object.values(by).map(({ size }) => size)), all.size)
    words.set(standing, [...(words.get(standing) ?? []), word])
  }
  const sorted = [...words].sort(([one], [other]) => one - other)
  return Object.fromEntries(sorted.map(([standing, of]) => [`${standing}`, of.sort().join(' ')]))
}

const standingIn = (standing: number, used: number) =>
  Math.round(scale.steps * (Math.log((standing + smoothing.standing) / (used + smoothing.used)) + scale.from))
