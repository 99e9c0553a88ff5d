import { describe, expect, it } from 'vitest'
import { saidSpan } from '../../../test-data/said-span.ts'
import { joinBrokenDates } from './broken-dates.ts'
import { findDateRange } from './dates.ts'

it.each([
  'Iron Works | Leeds | Until May 2019',
  'until 05/2019',
  'Welder, bis Mai 2019',
  'Red Mill | até maio/2019',
  'jusqu’à mai 2019',
  'hasta mayo 2019',
  'fino a maggio 2019',
])('a date with a word for "until" before it is an end: %s', (line) => {
  expect(findDateRange(line)).toMatchObject({ start: null, end: { year: 2019, month: 5 }, current: false })
})

it.each(['Worked there until May 2019 as a welder', 'Until May 2019 it was a mill', 'May 2019'])(
  'a word for "until" within a sentence makes no span: %s',
  (line) => expect(findDateRange(line)).toBeUndefined(),
)

describe('words between the dates of a span', () => {
  it.each([
    ['March 2018 to till date.', '2018-3/now'],
    ['July 2016 up to date', '2016-7/now'],
    ['June 2013 to till now', '2013-6/now'],
    ['April 2014 to as on date', '2014-4/now'],
    ['2015 - Tilldate', '2015-0/now'],
    ['Assistant Professor, 2026-.', '2026-0/now'],
    ['2012 upto 2015', '2012-0/2015-0'],
    ['w.e.f. June 2014', '2014-6/now'],
    ['Mar’2016 to Present', '2016-3/now'],
    ['June’ 2012 to July’2013', '2012-6/2013-7'],
    ['From October 2016 to untill 30th June 2017', '2016-10/2017-6'],
    ['(July 2013 to still)', '2013-7/now'],
    ['May 2015 to Still continue.', '2015-5/now'],
    ['Nov ’15 - Till', '2015-11/now'],
    ['Jan 2014 – continue', '2014-1/now'],
    ['27-08-2017 To Till', '2017-8/now'],
    ['Nov- 2014 to Jul -2016', '2014-11/2016-7'],
    ['Jan – 1999 to Mar -2000', '1999-1/2000-3'],
    ['2014 May – 2015 June', '2014-5/2015-6'],
    ['Mar 2014 – Apr – 2015', '2014-3/2015-4'],
    ['01Oct 2013 to 03 Nov 2014', '2013-10/2014-11'],
    ["1st Jan'2012 To 31stDec'2013", '2012-1/2013-12'],
    ['15 th June 2011 to 30 th May 2012', '2011-6/2012-5'],
    ['Feb ’ 13 - April ’ 15', '2013-2/2015-4'],
    ['Feb 2015_To_Mar 2016', '2015-2/2016-3'],
    ['June 2012 to uptill now', '2012-6/now'],
    ['2011- Contd.', '2011-0/now'],
    ['October 2023 · August 2024', '2023-10/2024-8'],
    ['January 2025 · Currently', '2025-1/now'],
  ])('%s', (line, span) => expect(saidSpan(line)).toBe(span))
})

it('a dot between years, and one between several dates, only sets them apart', () => {
  expect(findDateRange('Red Mill · March 2019 · May 2021 · June 2022')).toBeUndefined()
  expect(findDateRange('Prizes: 2019 · 2021')).toBeUndefined()
})

describe('years of two figures', () => {
  it.each([
    ['(May’15 to August 16)', '2015-5/2016-8'],
    ['Welder   since May’15 to August 16', '2015-5/2016-8'],
    ['Red Mill LLC. (Doha, Qatar)   Oct 12 to Feb 13.', '2012-10/2013-2'],
    ['(July 14’to May 15)', '2014-7/2015-5'],
    ['(July13’to June 14)', '2013-7/2014-6'],
    ['(July 2012’to June 13)', '2012-7/2013-6'],
  ])('%s', (line, span) => expect(saidSpan(line)).toBe(span))

  it('is none behind a month that may be a day of the year before it', () => {
    expect(saidSpan('July 2016 to June 13')).not.toBe('2016-7/2013-6')
  })
})

it.each(['Harbour University, 2019 - MA', 'May 2019 - NYT', 'Red Mill 2019 – most of it'])(
  'a short form behind a dash is no word for now: %s',
  (line) => expect(findDateRange(line)).toBeUndefined(),
)

it('firms and currencies in capitals are no months', () => {
  expect(saidSpan('Analyst, CVC 2018 – 2020')).toBe('2018-0/2020-0')
  expect(saidSpan('Engineer, AVG 2012 – 2015')).toBe('2012-0/2015-0')
})

it('a line that ends with "up" does not go on with the dates below', () => {
  const lines = ['2019   Clerk, set up', '2020   Welder']
  expect(joinBrokenDates(lines)).toEqual(lines)
})

it('a span that a narrow column broke before its dash is whole', () => {
  expect(joinBrokenDates(['December 2023 Web Developer', '', '~ Present   Sandhill - Aldmoor', 'Tasks'])).toEqual([
    'December 2023 – Present   Web Developer',
    'Sandhill - Aldmoor',
    'Tasks',
  ])
  expect(joinBrokenDates(['Mar 2019 Welder', '– May 2021   Iron Works'])).toEqual([
    'Mar 2019 – May 2021   Welder',
    'Iron Works',
  ])
  const items = ['Mar 2019   Welder', '- May 2018 was warm']
  expect(joinBrokenDates(items)).toEqual(items)
})

it('a word for "onwards" may stand before what was done', () => {
  expect(saidSpan('25th November 2013 onwards working with Red Mill')).toBe('2013-11/now')
})

it('what stands behind a date is read in one pass, however wide the gap before it', () => {
  expect(findDateRange(`2019${' '.repeat(100_000)}2021`)).toBeUndefined()
})
