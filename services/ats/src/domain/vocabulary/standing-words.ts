import { foldOnce } from './fold-text.ts'
import generated from './generated/standing-words.json' with { type: 'json' }

/** Words of each language by how likely they stand in a short item, in tenths of the natural logarithm; `npm run ats:standing` writes them. */
const lists: Record<string, Record<string, string>> = generated

const standings = new Map<string, Map<string, number>>()

/** The words of a language with how likely each stands in a short item; none in a language without a list. */
function standingsIn(language: string): Map<string, number> {
  const known = standings.get(language)
  if (known) return known
  const read = new Map(
    Object.entries(lists[language] ?? {}).flatMap(([standing, words]) =>
      words.split(' ').map((word): [string, number] => [word, Number(standing)]),
    ),
  )
  standings.set(language, read)
  return read
}

/**
 * How likely the words of a name stand in short items of lists, as names of what somebody does or knows do: that of the least likely, in
 * tenths of the natural logarithm, 0 for a word that is not known. "Delicious" hardly ever stands at the end of one, "payroll" often does.
 */
export function standingOf(name: string, language: string): number {
  const known = standingsIn(language)
  return Math.min(
    ...foldOnce(name)
      .split(' ')
      .map((word) => known.get(word) ?? 0),
  )
}
