import { expect, it } from 'vitest'
import { findDateRange } from './dates.ts'

it.each([
  ['2019. 03. 15. – 2021. 05. 02.   Aldmoor', '2019-3/2021-5', '   Aldmoor'],
  ['2019. 03. 15. – 2021. 05. 02.', '2019-3/2021-5', ''],
  ['2019. 03. – 2021. 05.', '2019-3/2021-5', '.'],
  ['2016. 06.–2016. 08   Welder', '2016-6/2016-8', '   Welder'],
  ['2012, Mar-Jun. Built bridges', '2012-3/2012-6', ' Built bridges'],
  ['2012, Mär – Okt', '2012-3/2012-10', ''],
  ['03.2019 - ∞ SANDHILL', '2019-3/now', ' SANDHILL'],
])('a year stands first, or no end: %s', (line, span, behind) => {
  const { start, end, current, to } = findDateRange(line) ?? { to: 0 }
  expect(`${start?.year}-${start?.month}/${current ? 'now' : `${end?.year}-${end?.month}`}`).toBe(span)
  expect(line.slice(to)).toBe(behind)
})

it.each([
  ['1/28/18 - 4/15/18', '2018-1/2018-4'],
  ['2015-... : Welder', '2015-0/now'],
  ['2015 – … | Welder', '2015-0/now'],
])('a day behind the month, and dots for the end: %s', (line, span) => {
  const { start, end, current } = findDateRange(line) ?? {}
  expect(`${start?.year}-${start?.month}/${current ? 'now' : `${end?.year}-${end?.month}`}`).toBe(span)
})

it('a month of another year is none of the months behind a year', () => {
  expect(findDateRange('2012, Mar – Jun 2013')?.end).toEqual({ year: 2013, month: 6 })
})
