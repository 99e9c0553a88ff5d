import type { Cell } from './cells.ts'

/**
 * Cells of a line, some of which are one.
 * @param text of the line
 * @param endOf the index of the last cell that is one with the one at an index; that index where none is
 */
export function joinCells(cells: Cell[], text: string, endOf: (cells: Cell[], at: number) => number): Cell[] {
  const joined: Cell[] = []
  for (let at = 0; at < cells.length; at++) {
    const end = endOf(cells, at)
    const [first, last] = [cells[at] as Cell, cells[end] as Cell]
    joined.push(end === at ? first : { ...first, text: text.slice(first.from, last.to), to: last.to })
    at = end
  }
  return joined
}
