import { headingKind } from '../../domain/annotate/headings.ts'
import { nameIn } from '../../domain/annotate/person-name.ts'
import { titleScore } from '../../domain/vocabulary/role-words.ts'
import type { Piece } from './pieces.ts'
import { type Row, rowText, toRows, usualSize } from './rows.ts'

/** How much larger than the text a name is that stands out. */
const standsOut = 1.25
/** Sizes that count as one. */
const sameSize = 0.97

/**
 * Takes the name off a first page when it is the page's largest text: people read it first, wherever it stands, and what
 * is beside or above it would else be read before it or through it.
 * @returns the name on one line, where it begins, and the pieces without it; undefined when the largest text reads like something else
 */
export function liftName(pieces: Piece[]): { name: string; x: number; rest: Piece[] } | undefined {
  if (pieces.length < 8) return undefined
  const largest = Math.max(...pieces.map(({ size }) => size))
  if (largest < standsOut * usualSize(toRows(pieces))) return undefined
  const large = pieces.filter(({ size }) => size >= sameSize * largest)
  const monogram = large.filter((piece) => isMonogram(piece, large))
  const rows = toRows(large.filter((piece) => !monogram.includes(piece))).filter(isNear)
  const [first, second] = rows
  if (!first || rows.length > 2 || headingKind(rowText(first))) return undefined
  const isBoth = second !== undefined && titleScore(rowText(second)) === 0 && nameIn(textOf([first, second])) !== ''
  const smaller = isBoth ? undefined : otherPart(first, pieces)
  const taken = isBoth ? [first, second] : smaller ? inOrder(first, smaller) : [first]
  const name = textOf(taken)
  if (nameIn(name) === '') return undefined
  const used = new Set([...taken.flatMap((row) => row.pieces), ...monogram])
  return { name, x: first.pieces[0]?.x ?? 0, rest: pieces.filter((piece) => !used.has(piece)) }
}

/** Furthest between the baselines of two parts of a name in two sizes, in sizes of the larger. */
const closeParts = 1.6

/** The other part of a name of which the largest text is one word: a first name set smaller right above, or a last name below. */
function otherPart(first: Row, pieces: Piece[]): Row | undefined {
  const word = rowText(first)
  const usual = usualSize(toRows(pieces))
  if (word.includes(' ')) return undefined
  const rows = toRows(pieces.filter(({ size }) => size < sameSize * first.size && size >= standsOut * usual))
  const isPart = (row: Row) => {
    const text = rowText(row)
    const isClose = Math.abs(row.y - first.y) <= closeParts * first.size
    return (
      isClose &&
      /^\p{L}[\p{L}’'-]+$/u.test(text) &&
      isWrittenAlike(text, word) &&
      !headingKind(text) &&
      titleScore(text) === 0
    )
  }
  const found = rows.filter(isPart)
  const [part] = found
  return part && found.length === 1 && nameIn(textOf(inOrder(first, part))) !== '' ? part : undefined
}

const inOrder = (...rows: Row[]) => rows.sort((a, b) => a.y - b.y)
const isWrittenAlike = (one: string, other: string) => (one === one.toUpperCase()) === (other === other.toUpperCase())

/** Whether a piece is nothing but the initials of the name beside it: "AL" in a circle beside "Anna Lee". */
function isMonogram(piece: Piece, large: Piece[]): boolean {
  const letters = piece.text.replace(/[\s.]/g, '')
  if (letters.length < 2 || letters.length > 3 || letters !== letters.toUpperCase()) return false
  const others = large.filter((other) => other !== piece).flatMap(({ text }) => text.split(/[\s-]+/))
  const initials = others.map((word) => word.charAt(0).toUpperCase()).join('')
  return (
    others.length > 1 && (initials === letters || (initials[0] === letters[0] && initials.includes(letters.slice(1))))
  )
}

const textOf = (rows: Row[]) => rows.flatMap((row) => row.pieces.map(({ text }) => text)).join(' ')

/** Whether a row follows the first closely; what is as large further down is no part of the name. */
function isNear(row: Row, index: number, [first]: Row[]): boolean {
  return index === 0 || (first !== undefined && row.y - first.y <= 1.8 * row.size)
}
