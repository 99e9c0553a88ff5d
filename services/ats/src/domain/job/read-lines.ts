import { withoutLongGaps } from '../text/long-gaps.ts'
import { withoutForms } from './gender-forms.ts'
import { isOther, type JobLanguage, languageIn } from './language.ts'
import { unwrapped } from './lines.ts'
import { withoutMarkup } from './markup.ts'
import { PartReader } from './part-reader.ts'
import { withRecordsAsItems } from './records.ts'
import type { ReadLine } from './sentences.ts'

/** A job description in lines that are told apart by what they are about. */
export interface ReadLines {
  /** The text as it is read: without markup and forms of gender. */
  text: string
  language: JobLanguage
  lines: ReadLine[]
}

/** Divides a job description into lines, and tells of each what it is about. */
export function readLines(given: string): ReadLines {
  const text = withoutForms(withRecordsAsItems(withoutMarkup(withoutLongGaps(given))))
  const language = languageIn(text)
  const parts = new PartReader(isOther(language))
  const unread = unwrapped(text)
  const lines = unread.map((line, at) => ({ given: line, ...parts.read(line, belowOf(unread, at)) }))
  return { text, language, lines }
}

/** The next line that is not blank. */
const belowOf = (lines: string[], at: number): string => {
  let below = at + 1
  while (below < lines.length && lines[below]?.trim() === '') below++
  return lines[below] ?? ''
}
