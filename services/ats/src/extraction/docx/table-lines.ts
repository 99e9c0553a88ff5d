import { isBullet } from '../../domain/annotate/bullets.ts'
import { areColumnHeads } from '../../domain/annotate/column-heads.ts'
import { findDateRange } from '../../domain/annotate/dates.ts'
import { findDates } from '../../domain/annotate/find-dates.ts'
import { headingKind } from '../../domain/annotate/headings.ts'

/** A row of a table: the lines of each of its cells. */
export type TableRow = string[][]

/** Maximum number of lines of a cell beside another, and their maximum length. */
const aside = { lines: 3, characters: 45 }

/**
 * The lines of a table in the order in which people read it. A row of cells with a line each is a line; cells with several
 * are read one after another, but dates and places at the right of a role belong to its first line, and headings side by
 * side head what stands below each. Below heads of columns, each row is a line.
 */
export function linesOfTable(rows: TableRow[]): string[] {
  const read: string[][] = []
  let columns: string[][] | undefined
  const endColumns = () => {
    for (const column of columns ?? []) read.push(column)
    columns = undefined
  }
  let isData = false
  for (const row of rows) {
    const cells = row.map(withoutEdges)
    isData ||= isOfHeads(cells)
    if (isData) {
      endColumns()
      read.push(cells.some((cell) => cell.length > 0) ? [rowOnOneLine(cells)] : [])
    } else if (isHeadings(cells)) {
      endColumns()
      columns = cells
    } else if (columns && columns.length === cells.length) {
      for (const [at, cell] of cells.entries()) for (const line of cell) columns[at]?.push(line)
    } else {
      endColumns()
      read.push(linesOfRow(cells))
    }
  }
  endColumns()
  return read.flat()
}

/** Lines of a cell without empty ones at its ends. */
function withoutEdges(cell: string[]): string[] {
  const first = cell.findIndex(isWritten)
  return first < 0 ? [] : cell.slice(first, cell.findLastIndex(isWritten) + 1)
}

const isWritten = (line: string) => line.trim() !== ''

/** Whether a row has the heads of the columns of a table about studies or work. */
const isOfHeads = (cells: TableRow) => {
  const written = cells.filter((cell) => cell.length > 0)
  return written.length > 2 && areColumnHeads(written.map((cell) => cell.join(' ').trim()))
}

/** A row of such a table, whose cells have a line each, however narrow their columns are. */
const rowOnOneLine = (cells: TableRow) =>
  cells
    .map((cell) => cell.join(' ').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\t')

/** Whether a row has several cells, with a heading of a section each. */
function isHeadings(cells: TableRow): boolean {
  const written = cells.filter((cell) => cell.length > 0)
  return (
    written.length >= 2 &&
    written.every(([first = '', ...more]) => more.length === 0 && headingKind(first) !== undefined)
  )
}

function linesOfRow(cells: TableRow): string[] {
  const written = cells.filter((cell) => cell.length > 0)
  if (written.length < 2) return written.flat()
  if (written.every((cell) => cell.length === 1)) return [written.flat().join('\t')]
  const at = written.findIndex((cell) => cell.length > 1 && !isAside(cell))
  if (at < 0) return written.flat()
  const before = written.slice(0, at).flatMap((cell) => (isAside(cell) ? [onOneLine(cell)] : cell))
  const [first = '', ...work] = written[at] ?? []
  const after = written.slice(at + 1)
  if (!after.every(isAside) || isMark(first)) return [...before, ...written.slice(at).flat()]
  return [...before, [first, ...after.map(onOneLine)].join('\t'), ...work]
}

const isMark = (line = '') => isBullet(line) || headingKind(line) !== undefined

/** Whether a cell says when and where, and nothing else. */
function isAside(cell: string[]): boolean {
  const isShort = cell.length <= aside.lines && cell.every((line) => line.length <= aside.characters && !isMark(line))
  return isShort && (findDates(cell.join(' ')).length > 0 || findDateRange(cell.join(' ')) !== undefined)
}

/** "May 2019 –" and "today" are one span. */
function onOneLine(cell: string[]): string {
  return cell
    .filter(isWritten)
    .map((line) => line.trim())
    .reduce((before, line) =>
      /[-–—]$/.test(before) || /^[-–—]/.test(line) ? `${before} ${line}` : `${before}\t${line}`,
    )
}
