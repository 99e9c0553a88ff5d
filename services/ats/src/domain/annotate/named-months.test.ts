import { expect, it } from 'vitest'
import { findDateRange } from './dates.ts'
import { matchMonths, monthWord } from './named-months.ts'

const pattern = new RegExp(`(?<!\\p{L})(?<first>${monthWord}) - (?<second>${monthWord}) \\d{4}`, 'giu')

it('words that name no months are no match, and those behind them are looked at', () => {
  expect(matchMonths(pattern, 'Leeds - York 2019, Jan - Jun 2020')?.[0]).toBe('Jan - Jun 2020')
  expect(matchMonths(pattern, 'Leeds - Jan - Jun 2020')?.[0]).toBe('Jan - Jun 2020')
  expect(matchMonths(pattern, 'Leeds - York 2019')).toBeNull()
})

it('letters that take two places of a text are passed over, too', () => {
  expect(matchMonths(/(?<first>\p{L}{2,14})$/gu, '𝐄𝐱𝐩𝐞𝐫𝐢𝐞𝐧𝐜𝐞')).toBeNull()
  expect(matchMonths(pattern, '𝐄𝐱𝐩 - 𝐄𝐱𝐩 2019, Jan - Jun 2020')?.[0]).toBe('Jan - Jun 2020')
})

it('each text is searched from its beginning', () => {
  expect([1, 2].map(() => matchMonths(pattern, 'Jan - Jun 2020')?.index)).toEqual([0, 0])
})

it.each([
  ['Welder and Fitter, Jan – Jun 2020', 1, 6],
  ['Red Mill and Sandhill to May to August 2020', 5, 8],
  ['thang 3 – thang 6 2020', 3, 6],
  ['янв – июн 2020', 1, 6],
])('months are found beside other words: %s', (line, first, second) => {
  const { start, end } = findDateRange(line) ?? {}
  expect([start, end]).toEqual([
    { year: 2020, month: first },
    { year: 2020, month: second },
  ])
})
