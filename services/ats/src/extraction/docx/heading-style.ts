import { headingKind } from '../../domain/annotate/headings.ts'
import { headingsBySetting, type SetLine } from '../../domain/annotate/unlisted-headings.ts'
import { headingMark } from '../heading-mark.ts'

/** A paragraph, and how it is set. */
export interface SetParagraph extends SetLine {
  /** Half points, as far as the paragraph or its style says so; else 0. */
  size: number
  /** Id of its style; empty for the usual one. */
  style: string
  isBold: boolean
}

/** Maximum length of a paragraph that can be a heading, in characters. */
const longest = 70

/** Whether a paragraph is short and not set as running text is. */
export function isSetApart({ text, size, style, isBold }: SetParagraph): boolean {
  const said = text.trim()
  return said !== '' && said.length <= longest && (isBold || size > 0 || style !== '' || said === said.toUpperCase())
}

/**
 * Lines with a mark before each heading, where some headings of a document are known by how they are set alone: "Outreach" in the style and
 * size of "Education" and "Experience". Where their words tell, the lines stay as they are.
 */
export function withHeadings(lines: string[], set: SetParagraph[]): string[] {
  const found = headingsBySetting(set, ({ text, size, style, isBold }) =>
    JSON.stringify([style, size, isBold, text === text.toUpperCase()]),
  )
  const headings = new Set([...found].map(({ text }) => text))
  const first = lines.findIndex((line) => headings.has(line.trim()) && headingKind(line.trim()) !== undefined)
  const isHeading = (line: string, at: number) => at >= first && headings.has(line.trim())
  if (first < 0 || lines.every((line, at) => !isHeading(line, at) || headingKind(line.trim()))) return lines
  return lines.map((line, at) => (isHeading(line, at) ? `${headingMark}${line}` : line))
}
