import { areColumnHeads } from '../../domain/annotate/column-heads.ts'
import { findDateRange } from '../../domain/annotate/dates.ts'
import { levelOf } from '../../domain/annotate/levels.ts'
import { namesSchool } from '../../domain/vocabulary/school-words.ts'
import type { Box } from './painted-areas.ts'
import type { Piece } from './pieces.ts'

/** A line that is drawn across or down a page, from its beginning to its end; `at` is where it stands on the other axis. */
interface Rule {
  at: number
  from: number
  to: number
}

/** Thickest line and shortest one, and how far lines that are one may be apart, in points. */
const rule = { thickest: 2.5, shortest: 6, near: 2, gap: 4 }
/** Fewest lines of a table each way, and most that are looked at. */
const lines = { fewest: 3, most: 400 }
/** Fewest rows with several cells, and most lines and characters of a cell: what has more is the layout of a page. Below heads, cells may be longer. */
const cells = { rows: 2, lines: 4, characters: 120 }
const headed = { lines: 8, characters: 300 }

/** Whether something painted is a line, as borders of tables are. */
export const isRule = ([left, top, right, bottom]: Box): boolean =>
  Math.min(right - left, bottom - top) <= rule.thickest && Math.max(right - left, bottom - top) >= rule.shortest

/**
 * Pieces of which each row of a table about studies or work is one, its cells apart and the lines of each cell together, if its borders are
 * drawn and its columns have heads: read by columns, as tables of short cells look, no row would be told. Others as they are.
 */
export function withDrawnTables(pieces: Piece[], drawn: Box[]): Piece[] {
  if (drawn.length < 2 * lines.fewest) return pieces
  const across = joined(
    drawn.filter((box) => isAcross(box)).map(([left, top, right, bottom]) => ruleOf(top, bottom, left, right)),
  )
  const down = joined(
    drawn.filter((box) => !isAcross(box)).map(([left, top, right, bottom]) => ruleOf(left, right, top, bottom)),
  )
  if (across.length > lines.most || down.length > lines.most) return pieces
  return tablesOf(across, down).reduce(withTable, pieces)
}

const isAcross = ([left, top, right, bottom]: Box) => right - left >= bottom - top
const ruleOf = (least: number, most: number, from: number, to: number): Rule => ({ at: (least + most) / 2, from, to })

/** Lines of which those that go on where another ends are one, as borders of cells are drawn one by one. */
function joined(rules: Rule[]): Rule[] {
  const whole: Rule[] = []
  for (const one of [...rules].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const same = whole.findLast(
      ({ at, from, to }) => one.at - at <= rule.near && one.from <= to + rule.gap && one.to >= from - rule.gap,
    )
    if (same) Object.assign(same, { from: Math.min(same.from, one.from), to: Math.max(same.to, one.to) })
    else whole.push({ ...one })
  }
  return whole
}

/** Edges of the rows and columns of a table. */
interface Grid {
  rows: number[]
  columns: number[]
}

const cross = (flat: Rule, upright: Rule) =>
  upright.at >= flat.from - rule.gap &&
  upright.at <= flat.to + rule.gap &&
  flat.at >= upright.from - rule.gap &&
  flat.at <= upright.to + rule.gap

/** The tables that lines make which cross each other. */
function tablesOf(across: Rule[], down: Rule[]): Grid[] {
  const left = new Set(across)
  const tables: Grid[] = []
  for (const first of across) {
    if (!left.delete(first)) continue
    const [flat, upright] = [new Set([first]), new Set<Rule>()]
    let size = 0
    while (flat.size + upright.size > size) {
      size = flat.size + upright.size
      for (const one of down) if (!upright.has(one) && [...flat].some((other) => cross(other, one))) upright.add(one)
      for (const one of left) {
        if (![...upright].some((other) => cross(one, other))) continue
        flat.add(one)
        left.delete(one)
      }
    }
    const [rows, columns] = [edges(flat), edges(upright)]
    if (rows.length >= lines.fewest && columns.length >= lines.fewest) tables.push({ rows, columns })
  }
  return tables
}

/** Where lines stand, each place once. */
function edges(rules: Iterable<Rule>): number[] {
  const places = [...rules].map(({ at }) => at).sort((a, b) => a - b)
  return places.filter((at, nth) => nth === 0 || at - (places[nth - 1] ?? 0) > rule.near)
}

/** The band between two edges that a place is in; -1 for outside. */
function bandOf(places: number[], place: number): number {
  const next = places.findIndex((edge) => place < edge)
  return next <= 0 ? -1 : next - 1
}

function withTable(pieces: Piece[], { rows, columns }: Grid): Piece[] {
  const byRow = new Map<number, Map<number, Piece[]>>()
  for (const piece of pieces) {
    const row = bandOf(rows, piece.y - piece.size / 3)
    const column = bandOf(columns, (piece.x + piece.right) / 2)
    if (row < 0 || column < 0) continue
    const cellsOfRow = byRow.get(row) ?? new Map<number, Piece[]>()
    const cell = cellsOfRow.get(column) ?? []
    cell.push(piece)
    cellsOfRow.set(column, cell)
    byRow.set(row, cellsOfRow)
  }
  const all = [...byRow.values()].flatMap((row) => [...row.values()])
  const several = [...byRow.values()].filter((row) => row.size > 1).length
  if (several < cells.rows || all.some((cell) => isLonger(cell, headed))) return pieces
  const areHeads = (row: Map<number, Piece[]>) => areColumnHeads([...row.values()].map(textOfCell))
  const read = [...byRow.values()].flatMap((row) => (areHeads(row) ? [row] : linesOf(row)))
  const isRead = read.some(areHeads) || (!all.some((cell) => isLonger(cell, cells)) && areFacts(read))
  if (!isRead) return pieces
  const inside = new Set(all.flat())
  const merged = read.map(rowOf)
  return [...pieces.filter((piece) => !inside.has(piece)), ...merged]
}

/** Share of the cells of a row that have text on a line for it to be a row by itself. */
const mostCells = 0.75

/** The rows between two lines across: several where nearly all cells have text on several of its lines. */
function linesOf(row: Map<number, Piece[]>): Map<number, Piece[]>[] {
  const places = [...row.values()].flat().map(({ y }) => y)
  const heights = edges(places.map((at) => ({ at, from: 0, to: 0 })))
  const begins = heights.filter((height) => {
    const level = [...row.values()].filter((cell) => cell.some(({ y }) => Math.abs(y - height) <= rule.near))
    return level.length > 1 && level.length >= mostCells * row.size
  })
  if (begins.length < 2) return [row]
  return begins.map((height, nth) => {
    const [from, to] = [
      nth === 0 ? Number.NEGATIVE_INFINITY : height - rule.near,
      (begins[nth + 1] ?? Number.POSITIVE_INFINITY) - rule.near,
    ]
    const cellsOfLine = [...row].map(([column, cell]) => [column, cell.filter(({ y }) => y >= from && y < to)] as const)
    return new Map(cellsOfLine.filter(([, cell]) => cell.length > 0))
  })
}

/** Share of the rows of a table without heads that have to tell of studies or work. */
const mostRows = 0.6

/** Whether most rows of a table without heads have a degree and a school, or a span of time and what was held then. */
function areFacts(rows: Map<number, Piece[]>[]): boolean {
  const told = rows.filter((row) => {
    const texts = [...row.values()].map(textOfCell)
    const isStudy = texts.some((text) => levelOf(text) !== 'none') && texts.some((text) => namesSchool(text))
    return texts.length > 2 && (isStudy || texts.some((text) => findDateRange(text) !== undefined))
  })
  return told.length >= cells.rows && told.length >= mostRows * rows.length
}

/** Whether a cell has more than those of a table of facts have. */
function isLonger(cell: Piece[], most: typeof headed): boolean {
  return heightsOf(cell) > most.lines || cell.reduce((sum, { text }) => sum + text.length, 0) > most.characters
}

/** On how many lines a cell has text. */
const heightsOf = (cell: Piece[]) => edges(cell.map(({ y }) => ({ at: y, from: 0, to: 0 }))).length

/** A row of a table as one piece. */
function rowOf(row: Map<number, Piece[]>): Piece {
  const inOrder = [...row].sort(([a], [b]) => a - b).map(([, cell]) => cell)
  const pieces = inOrder.flat()
  const [first] = pieces as [Piece]
  const text = inOrder.map((cell) => textOfCell(cell)).join('   ')
  const y = Math.min(...pieces.map((piece) => piece.y))
  return {
    ...first,
    text,
    y,
    isRow: true,
    x: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ right }) => right)),
  }
}

const textOfCell = (cell: Piece[]) =>
  [...cell]
    .sort((a, b) => (Math.abs(a.y - b.y) > 0.4 * a.size ? a.y - b.y : a.x - b.x))
    .map(({ text }) => text)
    .join(' ')
