import { findDateRange, findDates } from '../../domain/parse/dates.ts'
import { labelKind } from '../../domain/parse/labels.ts'
import { headingKind } from '../../domain/parse/sections.ts'
import { findGutters, type Gutter } from './gutters.ts'
import { linesOfRows } from './lines.ts'
import type { Piece } from './pieces.ts'
import { type Row, rowText, toBlocks, toRows, usualSize } from './rows.ts'

/** Lines of a page in the order in which people read them, and how many columns there are. */
export interface PageLines {
  lines: string[]
  columns: number
}

/** Deepest nesting of regions. */
const deepest = 8
/** How far baselines of rows that belong together differ, in sizes of the font. */
const aligned = 0.5
/** Gutters that are tried in a region. */
const mostTries = 6

/** What the sides of a gutter are to each other. */
type Sides = 'columns' | 'rail' | 'none'

/**
 * Reads a page by recursive XY-cut. A gutter makes columns, which are read one after another, or a rail: headings or dates
 * at the left, each read before what stands beside it. Dates and places at the right margin make neither.
 */
export function readPage(pieces: Piece[]): PageLines {
  if (pieces.length === 0) return { lines: [], columns: 0 }
  let columns = 1
  const largest = Math.max(...pieces.map(({ size }) => size))

  const read = (region: Piece[], right: number, depth: number): string[] => {
    const rows = toRows(region)
    const found = depth < deepest ? chooseGutter(rows) : undefined
    if (!found) return linesOfRows(rows, right)
    const { gutter, sides } = found
    let above = rows.slice(0, gutter.from).flatMap((row) => row.pieces)
    const below = rows.slice(gutter.to).flatMap((row) => row.pieces)
    /** A left column that begins higher than the name in the right one is still one column. */
    if (sides === 'columns' && isNamedRight(gutter, largest) && above.every((piece) => piece.right < gutter.at)) {
      gutter.left = [...above, ...gutter.left]
      above = []
    }
    const middle = sides === 'rail' ? readRail(gutter, right, depth) : readColumns(gutter, right, depth)
    return [
      ...(above.length > 0 ? [...read(above, right, depth + 1), ''] : []),
      ...middle,
      ...(below.length > 0 ? ['', ...read(below, right, depth + 1)] : []),
    ]
  }
  const readColumns = (gutter: Gutter, right: number, depth: number): string[] => {
    if (isSide(gutter.left) && isSide(gutter.right)) columns = Math.max(columns, 2)
    const left = read(gutter.left, gutter.at, depth + 1)
    const other = read(gutter.right, right, depth + 1)
    return isNamedRight(gutter, largest) ? [...other, '', ...left] : [...left, '', ...other]
  }
  const readRail = (gutter: Gutter, right: number, depth: number): string[] => {
    const marks = railMarks(gutter)
    const edges = marks.map(({ y, size }) => y - aligned * size)
    const inBand = (index: number) =>
      gutter.right.filter(
        ({ y }) =>
          y >= (edges[index] ?? Number.NEGATIVE_INFINITY) && y < (edges[index + 1] ?? Number.POSITIVE_INFINITY),
      )
    const before = inBand(-1)
    const start = before.length > 0 ? [...read(before, right, depth + 1), ''] : []
    const marked = marks.flatMap(({ text, isHeading }, index) => {
      const body = inBand(index)
      const lines = body.length > 0 ? read(body, right, depth + 1) : []
      if (isHeading) return ['', text, ...lines]
      return ['', [text, lines[0]].filter(Boolean).join('   '), ...lines.slice(1)]
    })
    return [...start, ...marked]
  }
  const lines = read(pieces, Math.max(...pieces.map((piece) => piece.right)), 0)
  return { lines, columns }
}

/** Whether only the right side has the page's largest text: the name, which is read first. */
function isNamedRight({ left, right }: Gutter, largest: number): boolean {
  const has = (some: Piece[]) => some.some(({ size }) => size === largest)
  return has(right) && !has(left)
}

/** The gutter along most text of which the sides are columns or a rail; a rail of headings divides before all others. */
function chooseGutter(rows: Row[]): { gutter: Gutter; sides: 'columns' | 'rail' } | undefined {
  const gutters = findGutters(rows)
  const headings = gutters.find(isHeadingRail)
  if (headings) return { gutter: headings, sides: 'rail' }
  for (const gutter of gutters.slice(0, mostTries)) {
    const sides = judgeSides(gutter)
    if (sides !== 'none') return { gutter, sides }
  }
  return undefined
}

/** Whether all that stands at the left are known headings, each beside the first line of its section. */
function isHeadingRail(gutter: Gutter): boolean {
  const left = toRows(gutter.left)
  if (left.length > 12) return false
  const right = toRows(gutter.right)
  const blocks = railBlocks(gutter)
  /** One heading beside a line may merely be at the same height. */
  if (blocks.length < 2) return false
  return blocks.every(([first, ...more]) => {
    const text = first ? blockText([first, ...more]) : ''
    return first !== undefined && headingKind(text) !== undefined && besides(first, right)
  })
}

/** Whether a side has as much text as a column has. */
function isSide(pieces: Piece[]): boolean {
  return toRows(pieces).length >= 5
}

function judgeSides(gutter: Gutter): Sides {
  const left = toRows(gutter.left)
  const right = toRows(gutter.right)
  const sharedOf = (some: Row[], others: Row[]) => some.filter((row) => besides(row, others)).length / some.length
  const sharedLeft = sharedOf(left, right)
  const sharedRight = sharedOf(right, left)
  /** A side with headings of its own is a column, however short its lines are; labels in a margin are set smaller. */
  const [ownLeft, ownRight] = [headingSizes(left), headingSizes(right)]
  const areAlike = ownLeft.some((size) => ownRight.some((other) => Math.abs(size - other) <= 0.05 * size))
  const areHeaded = ownLeft.length > 0 && ownRight.length > 0
  const isLoose = sharedLeft < 0.85 || sharedRight < 0.3 || areAlike
  if (areHeaded && isLoose && left.length >= 3 && right.length >= 3) return 'columns'
  if (isRail(gutter, left, right, sharedLeft)) return 'rail'
  /** Dates, places and other short notes at the right of lines; what is nothing but dates is no column. */
  const datesRight = right.filter((row) => isDate(rowText(row))).length / right.length
  if (datesRight >= 0.8) return 'none'
  const datesLeft = left.filter((row) => isDate(rowText(row))).length / left.length
  /** Cards: on both sides some lines are dates, and most are not. */
  const areSome = (share: number) => share >= 0.15 && share <= 0.6
  if (left.length >= 3 && right.length >= 3 && areSome(datesLeft) && areSome(datesRight)) return 'columns'
  const isShort = (some: Row[]) => some.every((row) => rowText(row).length <= 40)
  if (sharedRight >= 0.8 && isShort(right) && (datesRight >= 0.3 || right.length <= left.length * 0.6)) return 'none'
  /** A table with dates is read along its rows. */
  if (sharedLeft >= 0.8 && sharedRight >= 0.8 && (datesRight >= 0.3 || datesLeft >= 0.3)) return 'none'
  return left.length >= 3 && right.length >= 3 ? 'columns' : 'none'
}

/** Sizes of the known headings among rows that have something below them. */
function headingSizes(rows: Row[]): number[] {
  return rows
    .slice(0, -1)
    .flatMap(({ pieces }) => pieces.flatMap(({ text, size }) => (headingKind(text) ? [size] : [])))
}

/** Whether the left side only marks what stands at the right: few short headings, dates or labels, each beside a line. */
function isRail(gutter: Gutter, left: Row[], right: Row[], shared: number): boolean {
  if (right.length < 2 || left.some((row) => rowText(row).length > 45 && !labelKind(rowText(row)))) return false
  const blocks = railBlocks(gutter).filter(([first]) => first && (besides(first, right) || !isHeadingRow(first, right)))
  if (blocks.length === 0) return false
  const beside = blocks.filter(([first]) => first && besides(first, right)).length / blocks.length
  if (beside < 0.7) return false
  const texts = blocks.map(blockText)
  const marks = texts.filter((text) => isDate(text) || headingKind(text) || labelKind(text)).length / texts.length
  if (marks >= 0.6) return true
  /** Employer, town and dates in the margin, and the work beside them without any date. */
  const isUndated = right.every((row) => findDateRange(rowText(row)) === undefined)
  const spans = blocks.filter((rows) => rows.length <= 4 && findDateRange(blockText(rows)) !== undefined).length
  if (blocks.length >= 2 && isUndated && spans >= 0.8 * blocks.length) return true
  /** Employers or schools in the margin, each beside the dates of what stands there. */
  const dated = blocks.filter(([first]) => first && right.some((row) => isDateBeside(row, first))).length
  const others = right.filter((row) => !isDate(rowText(row))).length
  if (blocks.length >= 2 && dated >= 0.7 * blocks.length && others >= 0.4 * right.length) return true
  const isSparse = left.length <= right.length * 0.6 && blocks.every((rows) => rows.length <= 3)
  return isSparse && shared >= 0.5 && beside >= 0.9 && right.length >= 3
}

/** Whether a row is set like a heading over both sides: a known one, or larger than the text. */
function isHeadingRow(row: Row, others: Row[]): boolean {
  return headingKind(rowText(row)) !== undefined || row.size > 1.15 * usualSize(others)
}

function besides(row: Row, others: Row[]): boolean {
  return others.some((other) => Math.abs(other.y - row.y) <= aligned * Math.max(row.size, other.size))
}

/** Whether a row begins with a date and stands beside another. */
function isDateBeside(row: Row, other: Row): boolean {
  const isBeside = Math.abs(row.y - other.y) <= aligned * Math.max(row.size, other.size)
  return isBeside && (findDates(rowText(row))[0]?.from ?? 9) <= 1
}

/** The text of a block; rows in another font are names of their own. */
function blockText(rows: Row[]): string {
  return rows.reduce((text, row, index) => {
    const before = rows[index - 1]
    if (before === undefined) return rowText(row)
    const isAlike = before.pieces[0]?.fonts[0] === row.pieces[0]?.fonts[0] && Math.abs(before.size - row.size) < 0.5
    return `${text}${isAlike ? ' ' : '   '}${rowText(row)}`
  }, '')
}

/** A short text that is a date or a span of time. */
function isDate(text: string): boolean {
  return text.length <= 40 && findDates(text).length > 0
}

/** Blocks of a rail: what stands close together, unless a line begins something of its own. */
function railBlocks(gutter: Gutter): Row[][] {
  const right = toRows(gutter.right)
  return toBlocks(toRows(gutter.left), 1.6).flatMap((block) => {
    const parts: Row[][] = []
    /** Labels of a form stand each beside a line of its own. */
    const isForm =
      block.length > 1 && findDates(blockText(block)).length === 0 && block.every((row) => besides(row, right))
    for (const row of block) {
      const before = parts.at(-1)
      const isOwn = before && (beginsMark(blockText(before), rowText(row)) || (isForm && !isOneLabel(before, row)))
      if (before && !isOwn) before.push(row)
      else parts.push([row])
    }
    return parts
  })
}

/** Whether a row goes on with a label or a heading that is known. */
function isOneLabel(before: Row[], row: Row): boolean {
  const text = `${blockText(before)} ${rowText(row)}`
  return headingKind(text) !== undefined || labelKind(text) !== undefined
}

function beginsMark(before: string, text: string): boolean {
  const whole = `${before} ${text}`
  if (labelKind(whole)) return false
  if (labelKind(before) || labelKind(text)) return true
  const [kind, next] = [headingKind(before), headingKind(text)]
  if (kind && next && kind !== next) return true
  if (headingKind(whole)) return false
  if (!kind && !next && findDateRange(whole) && !findDateRange(before)) return false
  if (headingKind(before) || headingKind(text)) return true
  const [first, second] = [findDates(before), findDates(text)]
  if (second.length === 0 || first.length === 0) return false
  if (first.length > 1 || second.length > 1) return true
  const isOpen = /[-–—]\s*$/u.test(before) || /^\s*[-–—]/u.test(text)
  const ascends = (first[0]?.at?.year ?? 0) < (second[0]?.at?.year ?? 9999)
  return !(isOpen || ascends)
}

interface Mark {
  y: number
  size: number
  text: string
  isHeading: boolean
}

function railMarks(gutter: Gutter): Mark[] {
  const right = toRows(gutter.right)
  const marks = railBlocks(gutter).map((rows): Mark => {
    const text = blockText(rows)
    const isHeading = headingKind(text) !== undefined || (rows[0] !== undefined && isHeadingRow(rows[0], right))
    return { y: rows[0]?.y ?? 0, size: rows[0]?.size ?? 10, text, isHeading }
  })
  /** A date close below a heading dates what stands beside the heading. */
  for (const [index, mark] of marks.entries()) {
    const above = marks[index - 1]
    if (!above?.isHeading || !isDate(mark.text) || mark.y - above.y > 2.2 * above.size) continue
    if (right.some(({ y }) => Math.abs(y - above.y) <= aligned * above.size)) mark.y = above.y + 0.01
  }
  return marks
}
