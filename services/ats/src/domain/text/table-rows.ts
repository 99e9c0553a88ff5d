import { areColumnHeads, type Column, columnOf } from '../annotate/column-heads.ts'

/** Longest row that is looked into, in characters. */
const longest = 300
/** Fewest heads of columns below each other, each on a line. */
const fewestBelow = 3
/** Lines one after another that are no rows of a table, with which it ends: one may be the rest of a cell. */
const outside = 2

const cellsOf = (line: string) => (line.length > longest ? [] : line.trim().split(/\s{3,}|\t+|\s\|\s/))

/**
 * The rows of tables without the heads of their columns and without what these say is no part of a role or course: numbers before them, and
 * marks. The beginning and the end of a time are one where they have columns of their own.
 */
export function withTableRows(lines: string[]): string[] {
  const read: string[] = []
  const areHeads = headsBelowOthers(lines)
  let columns: (Column | undefined)[] = []
  let others = 0
  for (const [at, line] of lines.entries()) {
    if (areHeads[at]) continue
    const cells = cellsOf(line)
    const isHead = areColumnHeads(cells)
    if (isHead) columns = cells.map(columnOf)
    const isRow = !isHead && columns.length > 0 && cells.length === columns.length
    if (isRow) read.push(rowOf(cells, columns))
    else if (!isHead) read.push(line)
    if (isHead || isRow) others = 0
    else if (line.trim() !== '' && ++others >= outside) columns = []
  }
  return read
}

/** Which lines are heads of columns below each other, each on a line. */
function headsBelowOthers(lines: string[]): boolean[] {
  const areHeads = lines.map((line) => columnOf(line.trim()) !== undefined)
  const found = areHeads.map(() => false)
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (areHeads[end]) end++
    if (end - at >= fewestBelow) found.fill(true, at, end)
    at = Math.max(at, end - 1)
  }
  return found
}

/** A row of a table about studies as degree, school, and time; any other with its cells in their order. */
function rowOf(cells: string[], columns: (Column | undefined)[]): string {
  const cellOf = (column: Column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '')
  const [degree, school] = [cellOf('degree'), cellOf('school') || cellOf('board')]
  const [from, to] = [cellOf('from'), cellOf('to')]
  const time = from !== '' && to !== '' ? `${from} – ${to}` : cellOf('date')
  if (degree !== '' && school !== '') return [degree, school, time].filter((cell) => cell !== '').join('   ')
  const kept = cells.filter((_cell, at) => !['number', 'marks', 'to'].includes(columns[at] ?? ''))
  return kept.map((cell) => (cell === from && to !== '' ? time : cell)).join('   ')
}
