import { findDateRange, withoutRange } from '../annotate/dates.ts'
import { findDates } from '../annotate/find-dates.ts'
import { bulletMark, lineKind } from '../annotate/line-kinds.ts'
import { withoutPlace } from '../annotate/places.ts'
import { titleScore } from '../vocabulary/role-words.ts'
import { isDuration } from './role-parts.ts'

/** A bullet that only names a role, under a date that stands alone, loses its mark. */
export function bulletsWithNames(line: string, index: number, lines: string[]): string {
  if (!bulletMark.test(line)) return line
  const own = findDateRange(line.replace(bulletMark, ''))
  /** An icon before dates looks like the sign of an item. */
  if (own && withoutRange(line.replace(bulletMark, ''), own).trim() === '') return line.replace(bulletMark, '')
  const above = lines[index - 1] ?? ''
  const range = above.length <= 40 ? findDateRange(above) : undefined
  const isDateOnly = range !== undefined && withoutRange(above, range).trim() === ''
  const text = line.replace(bulletMark, '')
  const isShort = text.split(/\s+/).length <= 6 && !/\d/.test(text)
  return isDateOnly && isShort && lineKind(text) === 'name' && titleScore(text) > 0 ? text : line
}

/** Lines without those that only say how long the span above them is: "Jan 2018 – May 2021   Engineer", "3 ans 4 mois". */
export function withoutDurations(lines: string[]): string[] {
  return lines.filter((line, index) => !isDuration(line) || findDateRange(lines[index - 1] ?? '') === undefined)
}

/** Takes out employers above several roles, each with the whole time there on a line of its own and no dates. */
export function withoutBanners(given: string[]): { lines: string[]; banners: Map<number, string> } {
  const banners = new Map<number, string>()
  const lines = [...given]
  for (const [index, line] of given.entries()) {
    const above = given[index - 1] ?? ''
    if (!isDuration(line) || lineKind(above) !== 'name' || findDates(above).length > 0) continue
    banners.set(index, withoutPlace(above))
    lines[index - 1] = ''
    lines[index] = ''
  }
  return { lines, banners }
}

/** A header with the work running on behind it, as a header and an item: "Welder, Iron Works, 2019–2021. Built bridges." */
export function divideRunIn(line: string): string[] {
  if (line.length < 60 || bulletMark.test(line)) return [line]
  const range = findDateRange(line)
  if (!range || range.from < 4 || range.from > 110) return [line]
  const behind = /^\s*[)\]]?\s*[.:;]?\s+([\p{Lu}\d].{12,})$/u.exec(line.slice(range.to))?.[1]
  const before = line.slice(0, range.from).replace(/[\s,(|–—-]+$/u, '')
  const isEnded = /^\s*[)\]]?\s*\./.test(line.slice(range.to))
  if (!behind || lineKind(before) !== 'name' || !(isEnded || lineKind(behind) === 'prose')) return [line]
  return [
    line
      .slice(0, line.length - behind.length)
      .trim()
      .replace(/[.:;]$/, ''),
    `• ${behind}`,
  ]
}

/**
 * Lines of a section in which roles are items of a list: those with a span of time lose their mark, so that they are
 * headers with the items below them as work. Where a span stands outside of items, items tell of work only.
 */
export function rolesAsItems(lines: string[]): string[] {
  const spans = lines.map((line) => findDateRange(line) !== undefined)
  const isItem = lines.map((line) => bulletMark.test(line))
  if (!spans.some((isSpan, index) => isSpan && isItem[index])) return lines
  if (spans.some((isSpan, index) => isSpan && !isItem[index])) return lines
  return lines.map((line, index) => (spans[index] && line.length <= 160 ? line.replace(bulletMark, '') : line))
}
