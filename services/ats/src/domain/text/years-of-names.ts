import { titleScore } from '../vocabulary/role-words.ts'
import type { Cell, Line } from './cells.ts'

/**
 * Lines with the year that is part of a name in the cell of the name: "Aldmoor Fair 2021   Leeds" above "Welder   May 2021 – Jun 2022". A
 * year behind a name is its date elsewhere.
 */
export function withYearsOfNames(lines: Line[]): Line[] {
  return lines.map((line, at) => {
    const place = line.cells.findIndex(isLoneYear)
    const [name, year] = [line.cells[place - 1], line.cells[place]]
    const isPart = name && year && name.range === undefined && year.separator === 'none' && titleScore(name.text) <= 0
    if (!isPart || !holdsRole(lines[at + 1])) return line
    const whole: Cell = { ...name, text: line.text.slice(name.from, year.to), to: year.to }
    return { ...line, cells: [...line.cells.slice(0, place - 1), whole, ...line.cells.slice(place + 1)] }
  })
}

const isLoneYear = ({ range }: Cell) => range?.start?.month === 0 && range.start === range.end && !range.current

/** Whether a line right below another has a title and a span of time, and nothing else. */
function holdsRole(line: Line | undefined): boolean {
  const [title, span, ...others] = line?.cells ?? []
  const isSpan = span?.range !== undefined && (span.range.current || span.range.start !== span.range.end)
  return isSpan && others.length === 0 && title?.separator === 'line' && titleScore(title.text) > 0
}
