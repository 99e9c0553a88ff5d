import { findDateRange } from '../src/domain/annotate/dates.ts'

/** The span of a line as "2019-3/2021-5", a current one as "2019-3/now"; undefined for none. */
export function saidSpan(line: string): string | undefined {
  const range = findDateRange(line)
  if (!range) return undefined
  const one = (date: { year: number; month: number } | null) => (date ? `${date.year}-${date.month}` : '?')
  return `${one(range.start)}/${range.current ? 'now' : one(range.end)}`
}
