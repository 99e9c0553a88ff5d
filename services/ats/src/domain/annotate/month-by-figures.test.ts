import { expect, it } from 'vitest'
import { findDateRange } from './dates.ts'

it.each([
  ['02 2018 – 10 2018   Aldmoor', '2018-2/2018-10', '   Aldmoor'],
  ['Welder   02 2018 - 10 2018', '2018-2/2018-10', ''],
  ['07 2022 –', '2022-7/now', ''],
])('a month and a year stand apart without a sign: %s', (line, span, behind) => {
  const { start, end, current, to } = findDateRange(line) ?? { to: 0 }
  expect(`${start?.year}-${start?.month}/${current ? 'now' : `${end?.year}-${end?.month}`}`).toBe(span)
  expect(line.slice(to)).toBe(behind)
})

it.each(['Built 12 2019 engines – all of them', 'Hall 02 2018'])('but not within a sentence: %s', (line) => {
  expect(findDateRange(line)?.start?.month ?? 0).toBe(0)
})
