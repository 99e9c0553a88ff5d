import { isEastAsian } from './east-asian/script.ts'
import { titleScoreOf } from './east-asian/titles.ts'
import { isEmployerWord } from './employer-words.ts'
import { foldText } from './fold-text.ts'
import { memoize } from './memoize.ts'
import { isOccupation } from './occupations.ts'
import { beginWithTitlePhrase } from './title-phrases.ts'
import { listedTitleWords as listed } from './title-words.ts'
import { LastParts, WordEnds } from './word-ends.ts'

export { employerScore } from './employer-words.ts'

/**
 * Endings of words for people by what they do, with how many letters stand before at least: "ecologist", "Kardiologin",
 * "modellista", "vendeuse".
 */
const personEndings: [ending: string, before: number][] = [
  ...'ologist ologe ologin ologue ologo ologa iatre iatra iatrist therapist therapeut therapeutin'
    .split(' ')
    .map((ending): [string, number] => [ending, 0]),
  ['ista', 4],
  ['trice', 4],
  ['euse', 3],
]
const personEnds = new WordEnds(personEndings.map(([ending]) => ending))

/** Long words that German and Dutch titles end with in one word: "Vertriebsleiter", "magazijnmedewerker". */
const titleEndings = new LastParts([...listed].filter((word) => word.length >= 6 && word !== 'technik'))
const rankWords = new Set([
  'junior',
  'senior',
  'staff',
  'member',
  'student',
  'graduate',
  'commercial',
  'principal',
  'fellow',
])

/** Endings of other genders and of plurals: "asystentka", "Leiterin", "managers". */
const formEndings = ['ka', 'innen', 'in', 's', 'a']
/** Vowels that take turns at the end: "directora", "directoro". */
const vowels = ['a', 'o', 'e']

/** What the listed words end with: more letters than {@link WordEnds} looks at, with one that another takes the place of. */
const endsOfListed = new Set([...listed].map((word) => word.slice(-4)))

/** Ends of all words that {@link titleScore} looks for: ranks, the listed ones, their other forms, and {@link personEndings}. */
const ends = new WordEnds([
  ...[...endsOfListed].flatMap((word) => [
    ...['', ...formEndings].map((end) => word + end),
    ...vowels.map((vowel) => word.slice(0, -1) + vowel),
  ]),
  ...rankWords,
  ...personEndings.map(([ending]) => ending),
])

/** Words that end or are written like titles, and name things: "semiconductor", "Universidad Autónoma". */
const things = new Set('semiconductor semiconductors superconductor superconductors autonoma'.split(' '))

/** Words before "guard" with which it names a force and nobody's job. */
const forces = new Set(['national', 'coast'])
const isForce = (words: string[], at: number) => words[at] === 'guard' && forces.has(words[at - 1] ?? '')

/** Whether a word is one that titles are made of, in the singular or plural. */
export function isTitleWord(word: string): boolean {
  return (isListedTitleWord(word) || isOccupation(word)) && !things.has(word)
}

/** The same by the lists of titles alone, without occupations. */
export function isListedTitleWord(word: string): boolean {
  if (!ends.mayHave(word)) return false
  if (listed.has(word) || isOtherForm(word) || namesPerson(word)) return true
  return titleEndings.areIn(word) || (word.length >= 11 && word.endsWith('in') && titleEndings.areIn(word.slice(0, -2)))
}

function namesPerson(word: string): boolean {
  if (!personEnds.mayHave(word)) return false
  return personEndings.some(([ending, before]) => word.length >= ending.length + before && word.endsWith(ending))
}

/** Whether a word is a listed one in another gender or in the plural. */
function isOtherForm(word: string): boolean {
  if (word.length === 5 && word.endsWith('s')) return listed.has(word.slice(0, -1))
  if (word.length < 6) return false
  for (const ending of formEndings) if (word.endsWith(ending) && listed.has(word.slice(0, -ending.length))) return true
  if (!vowels.includes(word.charAt(word.length - 1))) return false
  const stem = word.slice(0, -1)
  for (const vowel of vowels) if (listed.has(stem + vowel)) return true
  return false
}

const joints = new Set('of for in to de du des en fur im der di da do van voor ds'.split(' '))
const longestJoint = 4

/** How far somebody has come in a position, behind its name: "Engineer II", "Nurse 3", "Developer L4". */
const grade = /^(?:i{1,3}|i?v|[1-5]|l[1-9])$/

/** The place of the last word before "of", "for", "in" and the like, or before a grade, which says what somebody is. */
function headOf(words: string[]): number {
  const end = words.findIndex((word, index) => index > 0 && word.length <= longestJoint && joints.has(word))
  const last = (end < 0 ? words.length : end) - 1
  return last > 0 && grade.test(words[last] ?? '') ? last - 1 : last
}

/** Score of what begins with a title without a word for a person, and the most words it may have: what it was or where may follow. */
const phraseScore = 4
const longestWithPhrase = 7

/** How much a text reads like a job title: 0 when not at all. */
export const titleScore = memoize((text) =>
  isEastAsian(text) ? Math.max(titleScoreOf(text), latinTitleScore(text)) : latinTitleScore(text),
)

function latinTitleScore(text: string): number {
  const words = foldText(text.includes('(') ? text.replace(/\([^()]*\)/g, '') : text).split(' ')
  const head = headOf(words)
  let [score, leads, isHead] = [0, false, false]
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    if (isEmployerWord(word)) score--
    const isRank = ends.mayHave(word) && rankWords.has(word)
    if (isRank) score--
    if (!isTitleWord(word) || isForce(words, index)) continue
    score += 2
    if (isRank) continue
    if (index === 0) leads = true
    if (index === head) isHead = true
  }
  const isPhrase = score <= 0 && words.length <= longestWithPhrase && beginWithTitlePhrase(words)
  if (isPhrase) return phraseScore
  return Math.max(0, score + (isHead ? 2 : 0) + (leads ? 1 : 0) - Math.max(0, words.length - 8))
}
