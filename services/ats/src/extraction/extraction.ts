import { extractionLimits, scanLimits } from '@resume/proto/limits/ats'
import { streamSafe } from '@resume/resume-text/stream-safe'
import type { ExtractedText } from '../domain/extracted-text.ts'
import { headingMark } from './heading-mark.ts'
import { withLostLigatures } from './lost-ligatures.ts'
import { hasMarks, withoutMarks } from './text/markdown.ts'

/** Why a file cannot be read. */
export type ExtractionFault = 'unsupported' | 'unreadable' | 'too-large' | 'timeout'

/** A file that cannot be read, with a reason that a person can act on. */
export class ExtractionError extends Error {
  readonly fault: ExtractionFault

  constructor(fault: ExtractionFault, message: string) {
    super(message)
    this.name = 'ExtractionError'
    this.fault = fault
  }
}

/** Largest file in bytes; docs/api/limits.md. */
export const maxFileBytes = extractionLimits.fileBytes

/** Maximum length of an extracted text, in characters: as much as a scan accepts. */
export const maxTextLength = scanLimits.resumeLength.max

/** The mark where it may stand; anywhere else it is one of the signs that nobody sees. */
const marked = new RegExp(`(?:^|\\n+)${headingMark}`, 'g')

/** Lines without blanks at their ends. */
const linesTrimmed = (text: string) =>
  text
    .split('\n')
    .map((line) => withoutBlanksBehind(line))
    .join('\n')

/** One pattern for all lines would go over the blanks within a line anew from each of them. */
function withoutBlanksBehind(line: string): string {
  let end = line.length
  while (line[end - 1] === ' ' || line[end - 1] === '\u00a0') end--
  return line.slice(0, end)
}

/** As much of a text as a scan accepts, without half a character at its end, which no request may hold. */
const cutToFit = (text: string) => text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, '')

/**
 * Completes an extraction: whole characters, tidy lines, counted words.
 * @param found the text, and whether the rest of the file was not read because it is too long
 * @throws ExtractionError when there is no text
 */
export function finishExtraction(
  { isCut = false, ...found }: Omit<ExtractedText, 'wordCount'> & { isCut?: boolean },
  emptyReason: string,
): ExtractedText {
  const tidy = streamSafe(found.text.toWellFormed())
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001C\u001E\u001F\u007F]/g, '')
    .replace(/\u00AD/g, '-')
  let text = linesTrimmed(hasMarks(tidy) ? withoutMarks(tidy) : tidy)
    .replace(/\n{3,}/g, '\n\n')
    .replace(marked, '\n\n\n')
    .replaceAll(headingMark, '')
    .trim()
  text = withLostLigatures(text)
  /** Fonts of some systems give the small letter of Greenlandic for the Russian one that is drawn alike. */
  if (/\p{Script=Cyrillic}/u.test(text)) text = text.replaceAll('ĸ', 'к')
  if (!/[\p{L}\p{N}]/u.test(text)) throw new ExtractionError('unreadable', emptyReason)
  const warnings = [...found.warnings]
  if (isCut || text.length > maxTextLength) {
    text = cutToFit(text)
    warnings.push(`The file is too long: its text was cut at ${text.length.toLocaleString('en')} characters.`)
  }
  const wordCount = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu)?.length ?? 0
  return { ...found, text, warnings, wordCount }
}
