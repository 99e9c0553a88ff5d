import type { Layout } from './report.ts'

/** Hidden characters up to which nobody is told of them: a program's mark or a slip, no text for machines. */
export const mostHiddenCharacters = 20

/** The text of a file and what was found on the way. */
export interface ExtractedText {
  /** One line per line or wrapped paragraph, a blank line between blocks, column by column. */
  text: string
  mimeType: string
  /** Of a PDF; null for every other type. */
  pages: number | null
  wordCount: number
  warnings: string[]
  /** Null for text formats. */
  layout: Layout | null
}
