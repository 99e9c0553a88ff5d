import { isDate } from './margin-dates.ts'
import type { Piece } from './pieces.ts'
import { toRows } from './rows.ts'

/** A colon with the answer behind it, or alone. */
const answer = /^:\s*\S/
const colon = /^:[-–—]?$/
/** How far behind a colon its answer begins at most, in sizes of the font. */
const reach = 8

/**
 * Pieces of which labels and the answers beside them are one, where colons stand in a column of their own: nothing divides "Skype" from
 * ": anna.lee", however many such rows there are.
 */
export function withAnswers(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ text }) => answer.test(text) || colon.test(text))) return pieces
  return toRows(pieces).flatMap(({ pieces: row }) => {
    const whole: Piece[] = []
    for (const piece of row) {
      const before = whole.at(-1)
      if (before && isSpan(before) && isAnswer(piece)) whole.push(...withoutColon(piece))
      else if (before && joins(before, piece)) whole[whole.length - 1] = join(before, piece)
      else whole.push(piece)
    }
    return whole
  })
}

/** Whether a piece is dates, which stand in a margin with colons behind them as they do without. */
const isSpan = ({ text }: Piece) => /\d/.test(text) && isDate(text)

const isAnswer = ({ text }: Piece) => answer.test(text) || colon.test(text)

/** What stands behind a colon, if anything does. */
function withoutColon(piece: Piece): Piece[] {
  const text = piece.text.replace(/^:[-–—]?\s*/, '')
  return text === '' ? [] : [{ ...piece, text, words: undefined }]
}

/** Whether a piece is the colon or the answer of the label before it. */
const joins = (before: Piece, piece: Piece) =>
  isAnswer(piece) || (before.text.endsWith(`${gap}:`) && piece.x - before.right <= reach * piece.size)

const gap = '   '

/** Whether a piece is a label with its answer, as such a row is, or as one below such a row may be. */
export const isAnswered = ({ text }: Piece, above: Piece) =>
  answered.test(text) || (answered.test(above.text) && labelled.test(text))
const answered = /^[^:]{1,60} {3}:/
const labelled = /^\p{Lu}[^:]{1,40} ?: /u

const join = (before: Piece, piece: Piece): Piece => ({
  ...before,
  text: `${before.text}${gap}${piece.text}`,
  right: piece.right,
  size: Math.max(before.size, piece.size),
  fonts: [before.fonts[0], piece.fonts[1]],
  words: undefined,
  isHeading: undefined,
})
