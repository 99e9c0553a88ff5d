import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { tellsOfSuperiors } from '../vocabulary/superiors.ts'

/** Longest line that says under whom somebody worked beside its dates, in characters. */
const longest = 160

/**
 * Lines with their dates alone where these stand beside under whom somebody worked: "Principal Investigator: Anna Lee   2019 – 2021"
 * between employer and title.
 */
export function withoutSuperiorsBesideDates(lines: string[]): string[] {
  return lines.map((line) => {
    if (line.length > longest || !line.includes(':') || isBullet(line)) return line
    const range = findDateRange(line)
    const isLast = range !== undefined && line.slice(range.to).trim() === ''
    return isLast && tellsOfSuperiors(line.slice(0, range.from).trim()) ? line.slice(range.from).trim() : line
  })
}
