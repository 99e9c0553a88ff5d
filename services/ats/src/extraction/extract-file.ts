import type { ExtractedText } from '../domain/extracted-text.ts'
import { whileRemembering } from '../domain/vocabulary/memoize.ts'
import { extractDocx, isDocx } from './docx/extract-docx.ts'
import { ExtractionError, maxFileBytes } from './extraction.ts'
import { extractPdf, isPdf } from './pdf/extract-pdf.ts'
import { decodeText, extractText } from './text/extract-text.ts'

/**
 * Turns a file into text, in this process. The type is found from the bytes, never from a name.
 * @throws ExtractionError with the reason
 */
export async function extractFile(bytes: Uint8Array): Promise<ExtractedText> {
  if (bytes.length === 0) throw new ExtractionError('unreadable', 'The file is empty.')
  if (bytes.length > maxFileBytes) throw new ExtractionError('too-large', 'The file is larger than 5 MB.')
  if (isPdf(bytes)) return extractPdf(bytes)
  if (isDocx(bytes)) return whileRemembering(() => extractDocx(bytes))
  if (isRichText(bytes)) throw new ExtractionError('unsupported', 'The file is an RTF file. Save it as DOCX or PDF.')
  if (isOldWord(bytes)) {
    throw new ExtractionError('unsupported', 'The file is a legacy .doc file. Save it as DOCX or PDF.')
  }
  const text = decodeText(bytes)
  if (text === undefined) {
    throw new ExtractionError('unsupported', 'The file is not a PDF, DOCX, TXT, Markdown, or JSON file.')
  }
  return extractText(text)
}

/** Whether bytes begin as the Rich Text Format does (specification 1.9.1, "Contents of an RTF File"). */
function isRichText(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '{\\rtf'
}

/** Whether bytes begin like a compound file, as Word wrote them before 2007 ([MS-CFB], 2.2). */
function isOldWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 8)).toString('hex') === 'd0cf11e0a1b11ae1'
}
