import { expect, it } from 'vitest'
import { saidSpan } from '../../../test-data/said-span.ts'
import { joinBrokenDates } from './broken-dates.ts'
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

it.each([
  ['2012. 03-06.', '2012-3/2012-6'],
  ['2012. 03. – 06.   Red Mill Kft', '2012-3/2012-6'],
  ['2011.02.-2013.07.', '2011-2/2013-7'],
  ['2011.02.14.-2013.07.31.', '2011-2/2013-7'],
])('the year first, as in Hungarian: %s', (line, span) => {
  const { start, end } = findDateRange(line) ?? {}
  expect(`${start?.year}-${start?.month}/${end?.year}-${end?.month}`).toBe(span)
})

it.each(['2012. 06. 03.', '2012. 03-06-09'])('but not a day: %s', (line) => {
  expect(findDateRange(line)?.end?.month ?? 0).toBe(0)
})

it.each([
  ['IX 2011 – VI 2013', '2011-9/2013-6'],
  ['XII.2011 - I.2013', '2011-12/2013-1'],
  ['VII – IX 2012   Welder', '2012-7/2012-9'],
  ['Iron Works, VII-IX 2012', '2012-7/2012-9'],
  ['IX 2012 - present   Welder', '2012-9/undefined-undefined'],
  ['IX 2012', '2012-9/2012-9'],
])('months in Roman figures: %s', (line, span) => {
  const { start, end } = findDateRange(line) ?? {}
  expect(`${start?.year}-${start?.month}/${end?.year}-${end?.month}`).toBe(span)
})

it('a Roman figure behind a name is none', () => {
  expect(findDateRange('Bridges Part V 2012')).toBeUndefined()
})

it.each([
  '2012 óta',
  '2012-től',
  '2012 – tot op heden',
  '05/2012 – trvá',
  '2012 – παρόν',
  '2012 – šiuo metu',
  '2012 – чинний',
  '2012 – toistaiseksi',
  '2012–nuv.',
])('goes on: %s', (line) => {
  expect(findDateRange(line)).toMatchObject({ start: { year: 2012 }, current: true })
})

it.each(['World War II 1939', 'Hall 2012 toll'])('but not by what only looks alike: %s', (line) => {
  expect(findDateRange(line)).toBeUndefined()
})

it('a span that a column of dates breaks stands before the first of the lines beside it, and the second is a line of its own', () => {
  expect(joinBrokenDates(['Mar 2012 -   Lead Welder', 'Dec 2014   Red Mill', 'Built bridges'])).toEqual([
    'Mar 2012 – Dec 2014   Lead Welder',
    'Red Mill',
    'Built bridges',
  ])
})

it('a line that begins with years goes on with an item that is not finished', () => {
  expect(joinBrokenDates(['• Wrote the plan of', '2019–2021 of the yard'])).toEqual([
    '• Wrote the plan of 2019–2021 of the yard',
  ])
  expect(joinBrokenDates(['• Wrote the plan', '2019–2021 Welder'])).toEqual(['• Wrote the plan', '2019–2021 Welder'])
})

it.each([
  ['Welder   2024.7 - 2024.10', '2024-7/2024-10'],
  ['2018.3 – 2018.9   Aldmoor', '2018-3/2018-9'],
  ['2019.9 - present', '2019-9/now'],
])('a month in one figure stands behind the full stop of a year in a span: %s', (line, span) => {
  expect(saidSpan(line)).toBe(span)
})

it.each(['Cranes 2024.7', 'Bridge 2024.7 and 2024.10'])('but not by itself: %s', (line) => {
  expect(findDateRange(line)).toBeUndefined()
})

it.each([
  ['Feb 1st 2019 – April 30th 2019   Welder', '2019-2/2019-4'],
  ['Oct. 3rd, 2019 - Nov. 4th 2020', '2019-10/2020-11'],
])('a day behind its month may have its ending: %s', (line, span) => {
  expect(saidSpan(line)).toBe(span)
})

it('a full stop behind a word for now belongs to the span, but not to a name', () => {
  expect(findDateRange('2021-TO DATE.   WELDER')?.to).toBe('2021-TO DATE.'.length)
  expect(findDateRange('2021 – today. Welder')?.to).toBe('2021 – today'.length)
})
