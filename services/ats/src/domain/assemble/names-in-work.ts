import { countWords } from '../text/words.ts'
import { employerScore, titleScore } from '../vocabulary/role-words.ts'
import { namesSchool } from '../vocabulary/school-words.ts'
import { employerAlone } from './employer-alone.ts'
import type { Found } from './found.ts'

/** Numbers of words of a title that is the first item below its header; one alone may be what was worked on, in the plural or where others follow. */
const wordsOfTitle = { fewest: 2, most: 6 }
/** Score from which an item reads like a title. */
const sureTitle = 3

/** Roles with their titles, where these are the first item below employer and dates: "Iron Works, 2019 – 2021", "• Welder, Bridges". */
export function withTitlesBelow(found: Found[]): Found[] {
  return found.map((role) => {
    const [item = '', ...work] = role.work
    const told = titleOfSentence(item)
    if (
      told !== '' &&
      !role.isListed &&
      role.range &&
      titleScore(role.title) <= 0 &&
      (role.title === '') !== (role.employer === '')
    )
      return { ...role, title: told, employer: role.employer || role.title }
    if (role.title !== '' || role.employer === '' || !role.range) return role
    if (!role.isListed) return { ...role, title: titleToldOf(item) }
    const [title = ''] = item.split(/[,;:(|.]|\s[–—-]\s/u)
    const words = countWords(title)
    const isAlone = work.length === 0 && !/s$/u.test(title)
    const isOfLength = words >= (isAlone ? 1 : wordsOfTitle.fewest) && words <= wordsOfTitle.most
    return isOfLength && titleScore(title) >= sureTitle ? { ...role, title: title.trim(), work } : role
  })
}

/** Score from which the first sentence of a role without a title reads like one. */
const likelyTitle = 2
/** A title as the first sentence of a line of running text: "Junior welder. Joined the plates of bridges." */
const sentence = /^(\p{Lu}[^.:,;!?]{2,60})\.\s+\p{Lu}\p{Ll}/u

function titleOfSentence(line: string): string {
  const [, title = ''] = sentence.exec(line) ?? []
  return countWords(title) <= wordsOfTitle.most && titleScore(title) >= likelyTitle ? title : ''
}

/** What a line of running text tells of before its colon: "Welder for the bridges of the county: joined plates". */
const toldOf = /^(\p{Lu}[^:.,;!?]{2,90})[:,]\s+\p{L}/u
/** Words behind which a title says for what: it ends before them. */
const forWhat = /,?\s(?:for|on|in|of|to|für|zu[rm]?|pour|sur|para|per|voor|för|dla)\s/u

/** A title before the words for "for the" in running text: "Chargée de cours pour les ponts de la ville, avec deux autres". */
const beforeFor =
  /^(\p{Lu}[^:.,;!?]{2,60}?)\s(?:pour (?:le|la|les|l['’])|for the|für (?:die|das|den)|para (?:el|la|o|a)|per (?:il|la|lo))\s?/u

/** The title that a line tells of, before its colon or before what it was for; empty where what stands there reads like none. */
function titleToldOf(line: string): string {
  const [first = ''] = line.split(' ')
  const [, told = ''] = toldOf.exec(line) ?? (titleScore(first) > 0 ? beforeFor.exec(line) : null) ?? []
  const [title = ''] = told.split(forWhat)
  return countWords(title) <= wordsOfTitle.most && titleScore(title) >= sureTitle ? title : ''
}

/** A name as the first sentence of a line of running text: "Harbour Board. Planned the cranes of the port." */
const nameAsSentence = /^(\p{Lu}[^.:;!?()\d]{2,60})\.\s+\p{Lu}\p{Ll}/u
/** Fewest roles of a section whose work begins with their employer, and share of those without one. */
const told = { roles: 2, share: 0.5 }

/** Roles with their employers, where these are the first sentence of the work in several that have no other, and one reads like an employer. */
export function withEmployersOfSentences(found: Found[]): Found[] {
  const nameOf = ({ title, employer, work }: Found) =>
    title !== '' && employer === '' ? (nameAsSentence.exec(work[0] ?? '')?.[1] ?? '') : ''
  const names = found.map(nameOf)
  const said = names.filter((name) => name !== '' && titleScore(name) <= 0)
  const without = found.filter(({ employer }) => employer === '').length
  const isSure = said.some((name) => employerScore(name) > 0 || namesSchool(name))
  if (!isSure || said.length < told.roles || said.length < told.share * without) return found
  return found.map((role, at) => {
    const name = names[at] ?? ''
    return said.includes(name) ? { ...role, employer: employerAlone(name) } : role
  })
}
