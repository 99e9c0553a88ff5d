import { isDuration } from '../annotate/cell-kinds.ts'
import type { Line } from './cells.ts'

/**
 * Lines without the lengths of time in their margin, which stands below dates: "4 weeks   Iron Works" below "2019   Welder". They name
 * nothing, and end no header.
 */
export function withoutDurationsBefore(lines: Line[]): Line[] {
  return lines.map((line, at) => {
    const [first, second, ...others] = line.cells
    const isBelowDate = lines[at - 1]?.cells[0]?.range !== undefined
    if (!first || second?.separator !== 'gap' || !isBelowDate || !isDuration(first.text)) return line
    return { ...line, cells: [{ ...second, separator: 'line' }, ...others] }
  })
}
