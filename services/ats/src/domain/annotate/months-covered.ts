import type { YearMonth } from '../report.ts'

/** Months that spans cover together, each month once; an end that is missing is today. */
export function monthsCovered(
  spans: { start: YearMonth | null; end: YearMonth | null; current: boolean }[],
  today: Date,
): number {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const intervals = spans
    .flatMap(({ start, end, current }) => {
      if (!start || (!end && !current)) return []
      const first = start.year * 12 + Math.max(0, start.month - 1)
      /** A year without a month counts to its start where nothing says more: no month is invented. */
      const last = end ? end.year * 12 + (end.month === 0 ? (start.month === 0 ? -1 : 0) : end.month - 1) : now
      return last >= first ? [[first, Math.min(last, now)] as const] : []
    })
    .sort(([a], [b]) => a - b)
  let months = 0
  let covered = Number.NEGATIVE_INFINITY
  for (const [first, last] of intervals) {
    const from = Math.max(first, covered + 1)
    if (last >= from) months += last - from + 1
    covered = Math.max(covered, last)
  }
  return months
}
