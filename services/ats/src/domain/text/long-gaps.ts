/** Widest gap within a line, in characters, and most blank lines on end, that say more than smaller ones. */
const most = { gap: 20, blankLines: 10 }

const longGap = new RegExp(`[^\\S\\n]{${most.gap + 1},}`, 'gu')
const blankLine = /^[^\S\n]+$/gmu
const manyLines = new RegExp(`\\n{${most.blankLines + 2},}`, 'gu')

/** What every text with a wide gap has, and with a line of blanks. */
const [someBlanks, blankFirst] = [/[^\S\n]{3}/, /^[^\S\n]/m]

/**
 * A text without gaps that are wider, and without more blank lines on end, than a page has room for: what looks for something behind a gap may
 * try each of its blanks.
 */
export function withoutLongGaps(text: string): string {
  const narrow = someBlanks.test(text) ? text.replace(longGap, ' '.repeat(most.gap)) : text
  const filled = blankFirst.test(narrow) ? narrow.replace(blankLine, '') : narrow
  return filled.replace(manyLines, '\n'.repeat(most.blankLines + 1))
}
