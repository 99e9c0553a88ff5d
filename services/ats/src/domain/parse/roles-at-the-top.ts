import { findDateRange, monthOf } from '../annotate/dates.ts'
import type { RoleWithWork } from '../assemble/role-with-work.ts'
import { readRoles } from '../assemble/roles.ts'
import type { YearMonth } from '../report.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import type { Section } from './sections.ts'

/**
 * Roles above the first heading, where the rest of a column of the page before may stand: only such as are told whole, with a title, an
 * employer, months, and what was done. What has yet to begin is what somebody looks for.
 */
export function rolesAbove([header]: Section[], own: ReadonlySet<string>, today: Date): RoleWithWork[] {
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  return readRoles(fromFirstRole(header?.lines ?? []), own).filter(
    ({ title, employer, start, end, current, bullets }) =>
      titleScore(title) > 0 &&
      employer !== '' &&
      bullets.length > 0 &&
      hasMonth(start) &&
      monthOf(start) < monthOf(now) &&
      (current || hasMonth(end)),
  )
}

const hasMonth = (when: YearMonth | null) => (when?.month ?? 0) > 0

/** Long words of the short lines at the top below the name, which often say what somebody is. */
export function ownWords(sections: Section[]): Set<string> {
  const top = (sections[0]?.lines ?? []).filter((line) => line !== '').slice(1, 4)
  const short = top.filter((line) => line.length <= 60 && !/[@\d]/.test(line))
  return new Set(short.flatMap((line) => foldText(line).split(' ')).filter((word) => word.length >= 5))
}

/** Maximum number of lines above a title that name its employer and department, and their length in characters. */
const mostAbove = { lines: 2, length: 90 }

/** How many lines right above a title begin a block and could name its employer: no address, number, or date. */
function namesAbove(lines: string[], at: number): number {
  const above = lines.slice(0, at).findLastIndex((line) => line.trim() === '')
  const named = lines.slice(above + 1, at)
  const areNames = named.every((line) => line.length <= mostAbove.length && !/[@\d]/.test(line))
  return above >= 0 && named.length <= mostAbove.lines && areNames ? named.length : 0
}

/** What divides a title and an employer on one line. */
const bar = /\s\|\s/

/** Lines from the first that has a span of time beside a title, or right below one. */
export function fromFirstRole(lines: string[]): string[] {
  const first = lines.findIndex((line) => findDateRange(line))
  if (first < 0) return []
  if (titleScore(lines[first] ?? '') > 0) return lines.slice(first - namesAbove(lines, first))
  const above = (lines[first - 1] ?? '').split(bar)
  const isWhole = above.length > 1 && above.some((cell) => titleScore(cell) > 0)
  return lines.slice(Math.max(0, first - (isWhole ? 1 : 2)))
}
