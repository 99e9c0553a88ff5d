import occupations from './generated/occupations.json' with { type: 'json' }
import { WordEnds } from './word-ends.ts'

/** Heads of the labels of occupations in 21 languages, without accents; from ESCO, by `npm run ats:occupations`. */
const words = new Set(Object.values(occupations.words).flatMap((ofLanguage) => ofLanguage.split(' ')))

/** What compounds of them end with, and short ones that end many: "webbutvecklare", "butikschef". */
const endings = new Set([
  ...occupations.endings.split(' '),
  'chef',
  'sjef',
  'leder',
  'laege',
  'laerer',
  'coach',
  'smed',
])
const ends = new WordEnds(endings)
const least = { before: 3, letters: 4 }

/** Whether a word, without accents and in small letters, is what somebody does: "sjukskoterska", "butikschef". */
export function isOccupation(word: string): boolean {
  if (words.has(word)) return true
  if (word.length < least.before + least.letters || !ends.mayHave(word)) return false
  for (let at = least.before; at <= word.length - least.letters; at++) if (endings.has(word.slice(at))) return true
  return false
}
