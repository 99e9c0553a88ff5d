import { areColumnHeads, type Column, columnOf } from '../annotate/column-heads.ts'
import { findDateRange, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'

/** Longest row that is looked into, in characters. */
const longest = 300
/** Fewest heads of columns below each other, each on a line. */
const fewestBelow = 3
/** Lines one after another that are no rows of a table, with which it ends: one may be the rest of a cell. */
const outside = 2

const cellsOf = (line: string) => (line.length > longest ? [] : line.trim().split(/\s{3,}|\t+|\s\|\s/))

/**
 * What the columns of a table hold whose heads are the cells of the line at a place; undefined for other lines. Below a head for a time may stand two of
 * their own, for its beginning and its end.
 */
function columnsAt(
  lines: string[],
  at: number,
  cells: string[],
): { columns: (Column | undefined)[]; last: number } | undefined {
  if (!areColumnHeads(cells)) return undefined
  const columns = cells.map(columnOf)
  const below = lines.findIndex((line, index) => index > at && line.trim() !== '')
  const ends = cellsOf(lines[below] ?? '').map(columnOf)
  const isDivided = ends.length === 2 && ends[0] === 'from' && ends[1] === 'to' && columns.includes('date')
  if (!isDivided) return { columns, last: at }
  return { columns: columns.flatMap((column) => (column === 'date' ? ends : [column])), last: below }
}

/**
 * The rows of tables without the heads of their columns and without what these say is no part of a role or course: numbers before them, and
 * marks. The beginning and the end of a time are one where they have columns of their own.
 */
export function withTableRows(lines: string[]): string[] {
  const read: string[] = []
  const areHeads = headsBelowOthers(lines)
  let columns: (Column | undefined)[] = []
  let others = 0
  for (let at = 0; at < lines.length; at++) {
    if (areHeads[at]) continue
    const line = lines[at] ?? ''
    const cells = cellsOf(line)
    const head = columnsAt(lines, at, cells)
    if (head) {
      columns = head.columns
      at = head.last
    } else if (columns.length > 0 && cells.length === columns.length) read.push(rowOf(cells, columns))
    else {
      read.push(line)
      if (line.trim() !== '' && ++others >= outside) columns = []
      continue
    }
    others = 0
  }
  return read
}

/** A row of a table about studies: its degree, school, and time, and the lines that it takes. */
export interface StudyRow {
  degree: string
  school: string
  time: string
  lines: string[]
}

/** What a school is, of which the name stands on the line above. */
const goesOn = /^(?:university|college|institute|school|polytechnic|academy)(?!\p{L}| of )/iu

/**
 * The rows of tables whose heads name columns of degrees and schools, by the number of the line where each begins. A cell may begin on the line
 * above the row.
 */
export function studyRows(lines: string[]): Map<number, StudyRow> {
  const rows = new Map<number, StudyRow>()
  let columns: (Column | undefined)[] = []
  let others = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const cells = cellsOf(line)
    const head = columnsAt(lines, at, cells)
    if (head) {
      columns = head.columns
      at = head.last
      others = 0
    } else if (columns.length > 0 && cells.length === columns.length) {
      const above = rows.has(at - 1) ? undefined : beginningAbove(cellsOf(lines[at - 1] ?? ''), cells, columns)
      const from = above ? at - 1 : at
      const study = studyOf(above ?? cells, columns)
      if (study) rows.set(from, { ...study, lines: lines.slice(from, at + 1) })
      others = 0
    } else if (line.trim() !== '' && ++others >= outside) columns = []
  }
  return rows
}

/** The cells of a row with what the line above begins of them: of the first ones, or of a school that has no name of its own. */
function beginningAbove(above: string[], cells: string[], columns: (Column | undefined)[]): string[] | undefined {
  if (above.length >= columns.length || above.join('').trim() === '' || /\d{4}/.test(above.join(' '))) return undefined
  const school = cells.findIndex(
    (cell, at) => (columns[at] === 'school' || columns[at] === 'board') && goesOn.test(cell),
  )
  if (school < 0) return undefined
  const first = above.length === 1 ? school : 0
  return cells.map((cell, at) => [above[at - first] ?? '', cell].filter((part) => part !== '').join(' '))
}

/** Names have two letters at least, which may stand apart: "K.V.S". */
const twoLetters = /\p{L}.?\p{L}/u

function studyOf(cells: string[], columns: (Column | undefined)[]): Omit<StudyRow, 'lines'> | undefined {
  const cellOf = (column: Column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '').trim() : '')
  const [degree, school] = [cellOf('degree'), cellOf('school') || cellOf('board')]
  if (!twoLetters.test(degree) || !twoLetters.test(school)) return undefined
  const time = timeIn(cells, columns)
  const dated = time === '' ? (findDateRange(school) ?? findDates(school).at(-1)) : undefined
  if (!dated) return { degree, school, time }
  return { degree, school: withoutRange(school, dated), time: school.slice(dated.from, dated.to) }
}

function timeIn(cells: string[], columns: (Column | undefined)[]): string {
  const cellOf = (column: Column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '')
  const [from, to] = [cellOf('from'), cellOf('to')]
  return from !== '' && to !== '' ? `${from} – ${to}` : cellOf('date')
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
  const time = timeIn(cells, columns)
  if (degree !== '' && school !== '') return [degree, school, time].filter((cell) => cell !== '').join('   ')
  const kept = cells.filter((_cell, at) => !['number', 'marks', 'to'].includes(columns[at] ?? ''))
  return kept.map((cell) => (cell === from && to !== '' ? time : cell)).join('   ')
}
