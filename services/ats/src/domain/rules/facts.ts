import { bulletMark } from '../annotate/line-kinds.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { joinWrapped } from '../assemble/role-work.ts'
import type { Doubt } from '../parse/doubts.ts'
import type { ReadResume } from '../parse/parse-resume.ts'
import type { Layout, YearMonth } from '../report.ts'
import { countWords } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { isPlain } from '../vocabulary/skill-words.ts'
import { isFiller } from './filler.ts'
import { type Language, languageOf } from './language.ts'
import { gapsIn, markupIn } from './leftovers.ts'
import { privateDataIn } from './private-data.ts'

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

/** Minimum number of words of a bullet point whose repetition is a fault: shorter ones may be labels. */
const fewestRepeated = 4
/** Words with which two bullet points begin that say the same. */
const sameBeginning = 7

/** A word with the signs within it, and the same in text without other letters than those of ASCII. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu
const plainWord = /[A-Za-z0-9][A-Za-z0-9'’+#.-]*/g

/** Puts together what rules look at. */
export function factsOf(read: ReadResume, { layout, jobDescription, today }: ScanContext): Facts {
  const words = read.text.match(isPlain.test(read.text) ? plainWord : word) ?? []
  const wordCounts = countsOf(words)
  const isEnglish = readsEnglish(wordCounts, words.length)
  const all = statementsOf(read)
  const seen = new Set<string>()
  const repeated: string[] = []
  const filler: string[] = []
  const hasLeftovers =
    markupIn(read.text).length > 0 ||
    gapsIn(
      read.text,
      read.roles.flatMap(({ bullets }) => bullets),
    ).length > 0
  const isTelling = (bullet: string): boolean => {
    const key = beginningOf(foldText(bullet))
    if (seen.has(key) && countWords(key) >= fewestRepeated) {
      repeated.push(bullet)
      return false
    }
    seen.add(key)
    if (hasLeftovers && isLeftOver(bullet)) return false
    if (!isEnglish || !isFiller(bullet)) return true
    filler.push(bullet)
    return false
  }
  const byRole = read.roles.map((role, index) => ({
    role,
    number: index + 1,
    bullets: sentencesOf(role.bullets).filter(isTelling),
  }))
  const others = read.roles.some(({ bullets }) => bullets.length > 0) ? [] : all.filter(isTelling)
  const language = isEnglish ? 'en' : languageOf(wordCounts, words.length)
  const privateLines = privateDataIn(read.text, language)
  const wasted = [...repeated, ...filler, ...privateLines].reduce((sum, line) => sum + countWords(line), 0)
  return {
    ...read,
    words,
    wordCounts,
    tellingWords: words.length - wasted,
    bullets: [...byRole.flatMap(({ bullets }) => bullets), ...others],
    repeated,
    filler,
    privateLines,
    work: byRole.sort((a, b) => lastMonth(b.role) - lastMonth(a.role)),
    language,
    isEnglish,
    layout,
    jobDescription,
    today,
    isDoubtful: (...things) => read.doubts.some(({ about }) => things.includes(about)),
  }
}

/** Whether a point has a gap of a template, or what a program left. */
const isLeftOver = (bullet: string) => gapsIn(bullet, [bullet]).length > 0 || markupIn(bullet).length > 0

/** The words with which folded text begins, as many as are compared. */
function beginningOf(folded: string): string {
  let end = -1
  for (let nth = 0; nth < sameBeginning; nth++) {
    end = folded.indexOf(' ', end + 1)
    if (end < 0) return folded
  }
  return folded.slice(0, end)
}

/** The end of a role in months; a current one ends after all others, an undated one before. */
function lastMonth({ current, start, end }: RoleWithWork): number {
  const at = (date: YearMonth | null) => (date ? date.year * 12 + date.month : 0)
  return current ? 1_000_000 + at(start) : at(end ?? start)
}

/** Items of lists in sections about work, where no role has any. */
function statementsOf({ sections, roles }: ReadResume): string[] {
  if (roles.some(({ bullets }) => bullets.length > 0)) return []
  const isAboutWork = sections.some(({ kind }) => kind === 'experience')
  return sections
    .filter(({ kind }) => (isAboutWork ? kind === 'experience' : kind === 'other' || kind === 'projects'))
    .flatMap(({ lines }) => joinWrapped(lines.filter((line) => bulletMark.test(line))))
}

/** Words from which a bullet point is a paragraph. */
const paragraph = 30

/** Bullet points, with the sentences of each paragraph. */
export function sentencesOf(bullets: string[]): string[] {
  return bullets.flatMap((bullet) =>
    bullet.length >= 2 * paragraph - 1 && countWords(bullet) >= paragraph
      ? bullet.split(/(?<=[.!?;])\s+(?=\p{Lu})/u)
      : [bullet],
  )
}

function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) {
    const lower = word.toLowerCase()
    counts.set(lower, (counts.get(lower) ?? 0) + 1)
  }
  return counts
}

function readsEnglish(counts: ReadonlyMap<string, number>, total: number): boolean {
  const common = englishWords.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
  return total > 0 && common / total >= 0.06
}
