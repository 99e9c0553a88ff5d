import { textOfResume } from '@resume/resume-text/text-of-resume'
import type { ExtractedText } from '../../domain/extracted-text.ts'
import { ExtractionError, finishExtraction, maxTextLength } from '../extraction.ts'
import { looksLikeMarkdown, withoutMarks } from './markdown.ts'

/** Bytes as text: UTF-8, UTF-16 with a byte order mark, else Windows-1252; undefined when they are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    const letters = text.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0
    return letters >= text.length * 0.7 ? text : undefined
  }
}

/** How much of a text file is read, in characters: more than the longest text, since marks and blanks are no part of that. */
const longestRead = 2 * maxTextLength

/** The extraction of a text file: JSON resumes become text, Markdown loses its marks, plain text stays. */
export function extractText(raw: string): ExtractedText {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const empty = 'The file contains no text.'
  const isCut = text.length > longestRead
  const plain = (mimeType: string, content: string) =>
    finishExtraction({ text: content, mimeType, pages: null, warnings: [], layout: null, isCut }, empty)
  if (/^\s*\{/.test(text)) {
    const resume = parseObject(text)
    if (resume) return plain('application/json', textOfResume(resume))
  }
  const read = text.slice(0, longestRead)
  return looksLikeMarkdown(read) ? plain('text/markdown', withoutMarks(read)) : plain('text/plain', read)
}

function parseObject(text: string): Record<string, unknown> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ExtractionError('unreadable', 'The file looks like JSON but is not valid JSON.')
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
