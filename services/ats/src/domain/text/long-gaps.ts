/** Widest gap within a line, in characters, and most blank lines on end, that say more than smaller ones. */
const most = { gap: 20, blankLines: 10 }

const longGap = new RegExp(`[^\\S\\n]{${most.gap + 1},}`, 'gu')
const blankLine = /^[^\S\n]+$/gmu
const manyLines = new RegExp(`\\n{${most.blankLines + 2},}`, 'gu')

/**
 * A text without gaps that are wider, and without more blank lines on end, than a page has room for: what looks for something behind a gap may
 * try each of its blanks.
 */
export function withoutLongGaps(text: string): string {
  return text
    .replace(longGap, ' '.repeat(most.gap))
    .replace(blankLine, '')
    .replace(manyLines, '\n'.repeat(most.blankLines + 1))
}
