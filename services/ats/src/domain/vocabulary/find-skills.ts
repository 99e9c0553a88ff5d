import { contraryWords, experienceWords, followingWords, joiningWords, leadingWords } from './company.ts'
import { memoize } from './memoize.ts'
import { anyWordsOf, eachPlainWord, isPlain, smallLetters, type Word, wordsOf } from './skill-words.ts'
import { ambiguousSkills, type Skill, skills } from './skills.ts'
import { hashFrom, hashOf, noHash, WordFilter } from './word-filter.ts'

interface Spelling {
  words: string[]
  skill: Skill
}

/** Spellings by their first word, longest first. */
const byFirstWord = new Map<string, Spelling[]>()
for (const skill of skills) {
  for (const spelling of skill.spellings) {
    const words = wordsOf(spelling).map(({ lower }) => lower)
    const first = words[0]
    if (first === undefined) continue
    const list = byFirstWord.get(first) ?? []
    list.push({ words, skill })
    byFirstWord.set(first, list)
  }
}
for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length)

/** Endings of plurals and cases, with the fewest letters before them for which they are taken for such. */
const endings = new Map([
  ['s', 3],
  ['es', 5],
  ['e', 8],
  ['n', 8],
  ['en', 8],
  ['er', 8],
])

/** Maximum length of a name, in letters, whose plural is only seen where the name stands in capitals: "PLCs", but not "Ross" for ROS. */
const shortName = 4

/** Spellings that a word may begin, and whether it has to stand in capitals for that. */
interface Beginning {
  spellings: Spelling[]
  needsCapitals: boolean
}

/** The place of each first word that has other forms among all of them; names that are everyday words have none. */
const inflected = new Map(
  [...byFirstWord.keys()].entries().flatMap(([at, word]) => (ambiguousSkills.has(word) ? [] : [[word, at]])),
)
/** Every form of a first word: as it stands, or another one ("PLCs", "Jahresabschlüssen"). */
const forms = new WordFilter(2 ** 18)
for (const word of byFirstWord.keys()) {
  forms.add(hashOf(word))
  if (!inflected.has(word)) continue
  for (const [ending, fewest] of endings) if (word.length >= fewest) forms.add(hashOf(word + ending))
}

/** What a word may begin by one of its forms; of several words that have this form, the one that is listed last. */
function beginningOf(form: string): Beginning | undefined {
  const spellings = byFirstWord.get(form)
  if (spellings) return { spellings, needsCapitals: false }
  let [last, found] = [-1, '']
  for (const [ending, fewest] of endings) {
    if (!form.endsWith(ending) || form.length - ending.length < fewest) continue
    const word = form.slice(0, -ending.length)
    const at = inflected.get(word) ?? -1
    if (at > last) [last, found] = [at, word]
  }
  return last < 0 ? undefined : { spellings: byFirstWord.get(found) ?? [], needsCapitals: found.length <= shortName }
}

/** A skill found in a text. */
export interface FoundSkill {
  name: string
  /** As the text has it. */
  quoted: string
  /** Where its first word stands among the words. */
  at: number
}

/**
 * Known skills in a text, by whole words, longest name first. Names that are everyday words too count in running text
 * only when written exactly as the name is and not at the start of a sentence.
 * @param isList whether the text is a list of skills, where every name counts
 */
export function findSkills(text: string, isList = false): readonly FoundSkill[] {
  return isList ? skillsInList(text) : skillsInText(text)
}

const skillsInText = memoize((text) => searchSkills(text, false))
const skillsInList = memoize((text) => searchSkills(text, true))

/** An address, whose protocol is no skill. */
const address = /\b(?:https?|s?ftp):\/\//gi

/** A word with the spellings that it may begin, as it stands or in another of its forms. */
interface Candidate extends Word {
  readonly spellings: Spelling[] | undefined
  /** Whether it is joined by a stroke or a hyphen. */
  readonly isJoined: boolean
}

/** A word of a plain line, which is only cut out of it when somebody asks. */
class WordInLine implements Candidate {
  readonly spellings: Spelling[] | undefined
  readonly isJoined: boolean
  readonly #line: string
  readonly #from: number
  readonly #to: number
  #lower: string | undefined

  constructor(line: string, from: number, to: number) {
    this.#line = line
    this.#from = from
    this.#to = to
    let [hash, isJoined] = [noHash, false]
    for (let at = from; at < to; at++) {
      const code = line.charCodeAt(at)
      hash = hashFrom(hash, code >= capital.first && code <= capital.last ? code + toSmall : code)
      if (code === stroke || code === hyphen) isJoined = true
    }
    this.isJoined = isJoined
    this.spellings = forms.mayHave(hash) ? spellingsFrom(this.text, this.lower) : undefined
  }

  get text(): string {
    return this.#line.slice(this.#from, this.#to)
  }

  get lower(): string {
    this.#lower ??= this.text.toLowerCase()
    return this.#lower
  }
}

const capital = { first: 'A'.charCodeAt(0), last: 'Z'.charCodeAt(0) }
const toSmall = 'a'.charCodeAt(0) - capital.first
const [stroke, hyphen] = [...'/-'].map((sign) => sign.charCodeAt(0))

/** Marks of bullet points, without which several readers ask about the same line. */
const marks = /^[-–—*•·\s]+/
const withoutMarks = (line: string) => (/^\w/.test(line) ? line : line.replace(marks, ''))

/** The words of a text. Those of a line are made once for all readers. */
function candidatesIn(text: string): readonly Candidate[] {
  if (!text.includes('\n')) return candidatesInLine(withoutMarks(text))
  const words: Candidate[] = []
  for (const line of text.split('\n')) for (const word of candidatesInLine(withoutMarks(line))) words.push(word)
  return words
}

const candidatesInLine = memoize((given): readonly Candidate[] => {
  const line = given.includes('://') ? given.replace(address, ' ') : given
  if (!isPlain.test(line)) {
    return anyWordsOf(line).map(({ text, lower }) => ({
      text,
      lower,
      spellings: spellingsFrom(text, lower),
      isJoined: text.includes('/') || text.includes('-'),
    }))
  }
  const words: Candidate[] = []
  eachPlainWord(line, (from, to) => words.push(new WordInLine(line, from, to)))
  return words
})

/** Spellings that a word may begin. */
function spellingsFrom(text: string, lower: string): Spelling[] | undefined {
  const beginning = beginningOf(lower)
  return beginning?.needsCapitals && !/^\p{Lu}+s$/u.test(text) ? undefined : beginning?.spellings
}

function searchSkills(text: string, isList: boolean): FoundSkill[] {
  const words = candidatesIn(text)
  const found: FoundSkill[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Candidate
    const match = word.spellings && matchAt(words, at, isList)
    if (match) {
      const quoted = words.slice(at, at + match.words.length).map(({ text }) => text)
      found.push({ name: match.skill.name, quoted: quoted.join(' '), at })
      at += match.words.length - 1
    } else if (word.isJoined) {
      found.push(...withinWord(word.text, at, isList))
    }
  }
  return found
}

/**
 * Skills within a word that is joined by such a sign: on both sides of a stroke, and before a hyphen ("SAP-Kenntnisse", "Python-based",
 * "MS-Office-Paket").
 */
function withinWord(text: string, at: number, isList: boolean): FoundSkill[] {
  const parts = text.includes('/') ? text.split('/') : [beforeHyphen(text)]
  const asWritten = (part: string) => (text.includes('/') ? part : text.slice(0, part.length))
  const isSaid = followingWords.has(smallLetters(text.slice(text.lastIndexOf('-') + 1)))
  return parts.flatMap((part) => {
    const lower = smallLetters(part)
    const spelling = spellingOf(lower)
    const isMeant = isList || isSaid || !ambiguousSkills.has(lower)
    return spelling && isMeant ? [{ name: spelling.skill.name, quoted: asWritten(part), at }] : []
  })
}

/** Maximum number of parts of a name that hyphens join. */
const mostParts = 4

/** What stands before the hyphen behind a name, the longest name that there is: "MS Office" of "MS-Office-Paket". */
function beforeHyphen(text: string): string {
  const parts = text.split('-', mostParts)
  for (let count = parts.length; count > 1; count--) {
    const joined = parts.slice(0, count).join(' ')
    if (spellingOf(smallLetters(joined))) return joined
  }
  return parts[0] ?? ''
}

/** The spelling that a part of a word is. @param lower in small letters without accents */
function spellingOf(lower: string): Spelling | undefined {
  return byFirstWord.get(lower.split(' ')[0] ?? '')?.find(({ words }) => words.join(' ') === lower)
}

function matchAt(words: readonly Candidate[], at: number, isList: boolean): Spelling | undefined {
  for (const candidate of words[at]?.spellings ?? []) {
    if (!standAt(candidate.words, words, at)) continue
    if (candidate.words.length > 1 || isMeant(words, at, candidate.skill, isList)) return candidate
  }
  return undefined
}

/** Whether the words of a name stand among others from a place on, the last one first: names that begin alike differ there. */
function standAt(name: string[], words: readonly Candidate[], at: number): boolean {
  for (let index = name.length - 1; index >= 0; index--) {
    if (!isSameWord(words[at + index]?.lower ?? '', name[index] as string)) return false
  }
  return true
}

/** Whether two words are the same but for their endings. */
function isSameWord(given: string, wanted: string): boolean {
  if (given === wanted) return true
  return (
    given.startsWith(wanted) && wanted.length >= (endings.get(given.slice(wanted.length)) ?? Number.POSITIVE_INFINITY)
  )
}

/** How far words are looked at on both sides of a name. */
const reach = 3
/** Words of a short line. */
const shortLine = 6

/** Whether a word is meant as a skill: unmistakable, or written as the name is and in company that shows it. */
function isMeant(words: readonly Word[], at: number, skill: Skill, isList: boolean): boolean {
  const { text = '', lower = '' } = words[at] ?? {}
  if (isList || !ambiguousSkills.has(lower)) return true
  if (isAskedFor(words, at)) return !contraryWords.has(words[at + 1]?.lower ?? '')
  const isWritten = text === skill.name || (text === text.toUpperCase() && text.length > 1)
  if (!isWritten || text === lower) return false
  const next = words[at + 1]?.lower ?? ''
  if (contraryWords.has(next) || (lower === 'spring' && isYear(next))) return false
  /** "R is a plus" */
  if (words.length <= shortLine && next === 'is') return true
  if (words.length <= reach || leadingWords.has(words[at - 1]?.lower ?? '') || followingWords.has(next)) return true
  return words.slice(Math.max(0, at - reach), at + reach + 1).some(({ lower: other }) => isUnmistakable(other))
}

/** Whether words before a name ask for it: "experience in sales", "Erfahrung im Verkauf", "connaissance d’Excel". */
function isAskedFor(words: readonly Word[], at: number): boolean {
  const [first, second, third] = [1, 2, 3].map((back) => words[at - back]?.lower ?? '')
  return (
    joiningWords.has(first ?? '') &&
    (experienceWords.has(second ?? '') || (joiningWords.has(second ?? '') && experienceWords.has(third ?? '')))
  )
}

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word)

/** Whether a word alone is the name of a skill and nothing else. */
function isUnmistakable(word: string): boolean {
  return !ambiguousSkills.has(word) && (byFirstWord.get(word)?.some(({ words }) => words.length === 1) ?? false)
}

/** The names of the skills in a text, each once, in the order in which they first stand. */
export function skillNames(text: string, isList = false): string[] {
  return [...new Set(findSkills(text, isList).map(({ name }) => name))]
}
