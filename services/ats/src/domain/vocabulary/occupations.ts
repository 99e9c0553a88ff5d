import occupations from './generated/occupations.json' with { type: 'json' }
import { LastParts } from './word-ends.ts'
import { hashOf, WordFilter } from './word-filter.ts'

/** Heads of the labels of occupations in 21 languages, without accents; from ESCO, by `npm run ats:occupations`. */
const words = new Set(Object.values(occupations.words).flatMap((ofLanguage) => ofLanguage.split(' ')))

/** The same, to pass over most other words. */
const filter = new WordFilter(2 ** 18)
for (const word of words) filter.add(hashOf(word))

/** What compounds of them end with, and short ones that end many: "webbutvecklare", "butikschef". */
const endings = new LastParts([
  ...occupations.endings.split(' '),
  'chef',
  'sjef',
  'leder',
  'laege',
  'laerer',
  'coach',
  'smed',
])

/** Whether a word, without accents and in small letters, is what somebody does: "sjukskoterska", "butikschef". */
export function isOccupation(word: string): boolean {
  return (filter.mayHave(hashOf(word)) && words.has(word)) || endings.areIn(word)
}
