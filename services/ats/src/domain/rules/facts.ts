import type { RoleWithWork } from '../assemble/role-with-work.ts'
import type { Doubt } from '../parse/doubts.ts'
import type { ReadResume } from '../parse/parse-resume.ts'
import type { Layout, YearMonth } from '../report.ts'
import { countAllWords } from '../text/words.ts'
import { isPlain } from '../vocabulary/skill-words.ts'
import { countsOf, type Language, languageOf } from './language.ts'
import { privateDataIn } from './private-data.ts'
import { createSieve } from './telling-points.ts'
import { itemsWithoutRole, sentencesOf, statementsOfWork } from './work-told.ts'

/** What rules look at. */
export interface Facts extends ReadResume {
  /** Words of the text. */
  words: string[]
  /** How often each of them stands there, in small letters. */
  wordCounts: ReadonlyMap<string, number>
  /** How many words say something: without repeated points, filler, and private data. */
  tellingWords: number
  /** Bullet points and sentences that describe work, without repeated and unfinished ones and filler. */
  bullets: string[]
  /** The same of all work, where its roles cannot be told apart; else {@link bullets}. */
  statements: string[]
  /** Bullet points that are stated more than once, and those that say nothing. */
  repeated: string[]
  filler: string[]
  /** Lines with private data that do not belong in a resume. */
  privateLines: string[]
  /** Roles, most recent first. */
  work: Work[]
  language: Language | undefined
  /** Whether the text is English. Most rules of style know no other language. */
  isEnglish: boolean
  /** Undefined for text whose file nobody saw. */
  layout: Layout | undefined
  jobDescription: string
  today: Date
  /** Whether any of some things could not be read with confidence: what depends on it is not judged. */
  isDoubtful(...about: Doubt['about'][]): boolean
}

/** A role as the rules see it. */
export interface Work {
  role: RoleWithWork
  /** Its position in the parsed roles, from 1. */
  number: number
  /** What it says of the work, without repeated and unfinished points and filler. A paragraph counts by its sentences. */
  bullets: string[]
}

/** What was given for a scan beside the resume. */
export interface ScanContext {
  layout?: Layout | undefined
  jobDescription: string
  today: Date
}

const englishWords = ['the', 'and', 'of', 'to', 'in', 'for', 'with', 'a', 'on', 'by', 'from', 'as', 'at']

/** A word with the signs within it, and the same in text without other letters than those of ASCII. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu
const plainWord = /[A-Za-z0-9][A-Za-z0-9'’+#.-]*/g

/** Puts together what rules look at. */
export function factsOf(read: ReadResume, { layout, jobDescription, today }: ScanContext): Facts {
  const words = read.text.match(isPlain.test(read.text) ? plainWord : word) ?? []
  const wordCounts = countsOf(words)
  const language = languageOf(wordCounts, words.length)
  const isEnglish = language === 'en' && readsEnglish(wordCounts, words.length)
  const sieve = createSieve(read, isEnglish)
  const byRole = read.roles.map((role, index) => ({
    role,
    number: index + 1,
    bullets: sentencesOf(role.bullets).filter(sieve.isTelling),
  }))
  const points = [...itemsWithoutRole(read), ...sentencesOf(read.copiedWork)]
  const bullets = [...byRole.flatMap((work) => work.bullets), ...points.filter(sieve.isTelling)]
  const isDoubtful: Facts['isDoubtful'] = (...things) => read.doubts.some(({ about }) => things.includes(about))
  const privateLines = privateDataIn(read.text, language)
  const wasted = countAllWords([...sieve.repeated, ...sieve.filler, ...privateLines])
  return {
    ...read,
    words,
    wordCounts,
    tellingWords: words.length - wasted,
    bullets,
    statements: isDoubtful('dates') ? statementsOfWork(read).filter(createSieve(read, isEnglish).isTelling) : bullets,
    repeated: sieve.repeated,
    filler: sieve.filler,
    privateLines,
    work: byRole.sort((a, b) => lastMonth(b.role) - lastMonth(a.role)),
    language,
    isEnglish,
    layout,
    jobDescription,
    today,
    isDoubtful,
  }
}

/** The end of a role in months; a current one ends after all others, an undated one before. */
function lastMonth({ current, start, end }: RoleWithWork): number {
  const at = (date: YearMonth | null) => (date ? date.year * 12 + date.month : 0)
  return current ? 1_000_000 + at(start) : at(end ?? start)
}

function readsEnglish(counts: ReadonlyMap<string, number>, total: number): boolean {
  const common = englishWords.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
  return total > 0 && common / total >= 0.06
}
