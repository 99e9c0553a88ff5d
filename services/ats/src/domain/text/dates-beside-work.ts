import { isBullet } from '../annotate/bullets.ts'
import { findDateRange } from '../annotate/dates.ts'
import { lineKind } from '../annotate/line-kinds.ts'

/** In how many entries dates have to stand so, and fewest characters before the dates that are work. */
const fewest = 2
const shortestWork = 24
/** Longest header, and how much of a line is searched for dates, in characters: the first line of a page has fewer. */
const longest = { header: 90, searched: 400 }

/**
 * Lines of which dates that are set beside the first line of the work, at the margin, stand behind the header above it: "Welder, Iron Works"
 * and "Joined the plates of bridges and   2019-03 — 2021-05 of cranes" are "Welder, Iron Works   2019-03 — 2021-05" and "Joined the plates of
 * bridges and of cranes". Others as they are.
 */
export function withDatesBesideWork(lines: string[]): string[] {
  const found = lines.map((line, at) => (isHeader(lines, at - 1) ? datesWithin(line) : undefined))
  if (found.filter((dates) => dates !== undefined).length < fewest) return lines
  return lines.map((line, at) => found[at]?.rest ?? (found[at + 1] ? `${line}   ${found[at + 1]?.dates}` : line))
}

/** Whether a line below a blank one names something, and has no dates. */
function isHeader(lines: string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line.trim() === '' || line.length > longest.header || (lines[at - 1] ?? '').trim() !== '') return false
  return !isBullet(line) && lineKind(line) === 'name' && findDateRange(line) === undefined
}

/** The dates within a line that tells of work, and that line without them. */
function datesWithin(line: string): { dates: string; rest: string } | undefined {
  const range = findDateRange(line.slice(0, longest.searched))
  if (!range || range.from < shortestWork || !/\d/.test(line.slice(range.from, range.to))) return undefined
  const [before, behind] = [line.slice(0, range.from).trimEnd(), line.slice(range.to).trimStart()]
  /** Behind one blank they are a part of the sentence: "Worked from 2019 to 2021 as …". */
  const isApart = /(?:\s{3}|\S)$/.test(line.slice(0, range.from))
  if (!isApart || /[([]$/.test(before) || (lineKind(before) !== 'prose' && !isBullet(before))) return undefined
  return { dates: line.slice(range.from, range.to), rest: `${before} ${behind}`.trimEnd() }
}
