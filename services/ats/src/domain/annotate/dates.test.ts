import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saidSpan } from '../../../test-data/said-span.ts'
import { joinBrokenDates } from './broken-dates.ts'
import { findDateRange } from './dates.ts'
import { monthsCovered } from './months-covered.ts'

describe('spans of time', () => {
  it.each([
    ['Mar 2019 - May 2021', '2019-3/2021-5'],
    ['March, 2019 to May, 2021', '2019-3/2021-5'],
    ['March 15, 2019 – May 2, 2021', '2019-3/2021-5'],
    ["Mar '19 – May '21", '2019-3/2021-5'],
    ['Summer 2019, 2020 and 2021', '2019-6/2021-0'],
    ['Été 2021 et été 2020   Aldmoor', '2020-6/2021-6'],
    ['2019 (Summer) – 2020 (Herbst)', '2019-6/2020-9'],
    ['March (2021) – Nov. (2021)', '2021-3/2021-11'],
    ['2019-03-9 – 2021-05-31', '2019-3/2021-5'],
    ['Led 2019 – Současnost', '2019-1/now'],
    ['Zář 2018 – Led 2020', '2018-9/2020-1'],
    ['MÄR ‘19 – MAI ‘21', '2019-3/2021-5'],
    ['03/2019 – 05/2021', '2019-3/2021-5'],
    ['03/19 - 05/21', '2019-3/2021-5'],
    ["03/'19 - 5/'21", '2019-3/2021-5'],
    ['03/‘19-05/’21', '2019-3/2021-5'],
    ['03/’19-   Welder', '2019-3/now'],
    ['Welding Cup 2023   Nov 2023 - Dec 2023', '2023-11/2023-12'],
    ['2019-03 – 2021-05', '2019-3/2021-5'],
    ['2019 -2021', '2019-0/2021-0'],
    ['2019-03-01 to 2021-05-31', '2019-3/2021-5'],
    ['03/15/2019 - 05/31/2021', '2019-3/2021-5'],
    ['15.03.2019 bis 31.05.2021', '2019-3/2021-5'],
    ['15.03.19 – 31.05.21   Schweißer', '2019-3/2021-5'],
    ['seit 15.03.19', '2019-3/now'],
    ['MAR/19 - MAI/21', '2019-3/2021-5'],
    ['2019 — 2021', '2019-0/2021-0'],
    ['2019-21', '2019-0/2021-0'],
    ['2019   2021', '2019-0/2021-0'],
    ['(2019/2021)', '2019-0/2021-0'],
    ['Mar - May 2021', '2021-3/2021-5'],
    ['mar–may/2021   Aldmoor', '2021-3/2021-5'],
    ['03–06 2021', '2021-3/2021-6'],
    ['03 - 06/2021', '2021-3/2021-6'],
    ['Summer 2019 - Fall 2020', '2019-6/2020-9'],
    ['Mar 2019 - Present', '2019-3/now'],
    ['Since March 2019', '2019-3/now'],
    ['03/2019 –', '2019-3/now'],
    ['2019–   Welder', '2019-0/now'],
    ['März 2019 bis heute', '2019-3/now'],
    ['seit März 2019', '2019-3/now'],
    ['mars 2019 à mai 2021', '2019-3/2021-5'],
    ['depuis mars 2019', '2019-3/now'],
    ['Aou. 2019 – Déc. 2020', '2019-8/2020-12'],
    ['Juil. 2019 - Févr. 2020', '2019-7/2020-2'],
    ['gener de 2019 – desembre de 2020', '2019-1/2020-12'],
    ['març 2019 fins a juliol de 2021', '2019-3/2021-7'],
    ["d'agost de 2019 a setembre de 2020", '2019-8/2020-9'],
    ['des de maig de 2019', '2019-5/now'],
    ['juny 2019 – actualitat', '2019-6/now'],
    ['Iron Works AG 2019 – 2021', '2019-0/2021-0'],
    ['marzo de 2019 – actualidad', '2019-3/now'],
    ['março de 2019 até maio de 2021', '2019-3/2021-5'],
    ['03/2019 - atual', '2019-3/now'],
    ['marzo 2019 - oggi', '2019-3/now'],
    ['12/03/2019– alla data attuale', '2019-3/now'],
    ['maart 2019 - heden', '2019-3/now'],
    ['marzec 2019 – obecnie', '2019-3/now'],
    ['od marca 2019 do maja 2021', '2019-3/2021-5'],
  ])('%s is %s', (line, expected) => {
    expect(saidSpan(line)).toBe(expected)
  })

  it.each([
    ['Sep 9 2018 – Oct.4 2019', '2018-9/2019-10'],
    ['Iron Works   Abr.3 2016 - Jul.21 2017', '2016-4/2017-7'],
    ['March 2019 - …   Welder', '2019-3/now'],
    ['March 2019 – ...', '2019-3/now'],
  ])('"%s", with a day or dots, is a span', (line, expected) => {
    expect(saidSpan(line)).toBe(expected)
  })

  it('takes the word before a date with it, also where it is short for one', () => {
    const line = 'Soudeur, d’avril 2012 à mai 2014'
    expect(line.slice(findDateRange(line)?.from)).toBe('d’avril 2012 à mai 2014')
  })

  it.each([
    ['Mar 19 – May 21', '2019-3/2021-5'],
    ['1ˢᵗ March 2019 – 31ˢᵗ May 2021', '2019-3/2021-5'],
    ['1. 3. 2019 – 31. 5. 2021', '2019-3/2021-5'],
    ["03'19 – 05'21", '2019-3/2021-5'],
    ['2019/3 – 2021/5', '2019-3/2021-5'],
    ['2019/20 – 2020/21', '2019-0/2021-0'],
    ['2007/2008 – 2011/2012', '2007-0/2012-0'],
    ['2007/2008 - 2011', '2007-0/2011-0'],
    ['3Q 2019 – 1Q 2021', '2019-7/2021-1'],
    ['2019 Q3 – 2021 Q1', '2019-7/2021-1'],
    ['Early 2019 – late 2021', '2019-0/2021-0'],
    ['mid-2019 – mid-2021', '2019-0/2021-0'],
    ['Anfang 2019 bis Mitte 2021', '2019-0/2021-0'],
    ['fin 2019 – début 2021', '2019-0/2021-0'],
    ['de marzo a mayo de 2021', '2021-3/2021-5'],
    ['de mars à mai 2021', '2021-3/2021-5'],
    ['da marzo a maggio 2021', '2021-3/2021-5'],
    ['od marca do maja 2021', '2021-3/2021-5'],
    ["Mar–May '21", '2021-3/2021-5'],
    ['March through May 2021', '2021-3/2021-5'],
    ['March & April 2021', '2021-3/2021-4'],
    ['juin / juillet 2021', '2021-6/2021-7'],
    ['juin et juillet 2021', '2021-6/2021-7'],
    ['Juni/Juli 2021', '2021-6/2021-7'],
    ['Dec–Jan 2021', '2020-12/2021-1'],
    ['2019 › 2021', '2019-0/2021-0'],
    ['March 2019 – Expected May 2021', '2019-3/2021-5'],
    ['2019 – voraussichtlich 2021', '2019-0/2021-0'],
  ])('%s, in a rarer form, is %s', (line, expected) => {
    expect(saidSpan(line)).toBe(expected)
  })

  it.each([
    ['från 2014', '2014-0/now'],
    ['sedan 2014', '2014-0/now'],
    ['siden 2014', '2014-0/now'],
    ['fra 2014', '2014-0/now'],
    ['din 2014', '2014-0/now'],
    ['seit dem 01.03.2019', '2019-3/now'],
    ['seit dem Jahr 2019', '2019-0/now'],
    ['seit Anfang 2019', '2019-0/now'],
    ['ab dem 01.03.2019', '2019-3/now'],
    ['Depuis le 1er mars 2019', '2019-3/now'],
  ])('%s, open from a word before it, is %s', (line, expected) => {
    expect(saidSpan(line)).toBe(expected)
  })

  it.each([
    ['Early 2019 – late 2021', 'Early 2019 – late 2021'],
    ['Soudeur, depuis début 2019', 'depuis début 2019'],
    ['Welder   from March to May 2021', 'from March to May 2021'],
    ['Welder   March 2019 – still', 'March 2019 – still'],
  ])('"%s": what belongs to the span is taken with it', (line, expected) => {
    const range = findDateRange(line)
    expect(line.slice(range?.from, range?.to)).toBe(expected)
  })

  it.each([
    ['2024 ~ , Iron Works', '2024-0/now'],
    ['September 2019- (PROJECTED) April 2025', '2019-9/2025-4'],
    ['Elm College:   04/14 – 06/17.   Good', '2014-4/2017-6'],
    ['DÉCEMBRE 2025/AOÛT 2026', '2025-12/2026-8'],
    ['Welder (2017--‐2018)', '2017-0/2018-0'],
    ['von 08.2013', '2013-8/now'],
    ['2012. 10 – 2016.02', '2012-10/2016-2'],
    ['2023 – fin prévue en 2026', '2023-0/2026-0'],
  ])('"%s", with other signs or words between, is a span', (line, expected) => {
    expect(saidSpan(line)).toBe(expected)
  })

  it.each([
    '12/2025/08/2026',
    'In 2012. 10 bridges',
    'Welder von 08.2013',
    'March 2019 – Still Waters Inn',
    'Open May 21 to June',
    'Version 2019/3/2',
    '9 to 5 in May',
  ])('"%s" is no span either', (line) => {
    expect(saidSpan(line)).toBeUndefined()
  })

  it.each(['Saved $2019 to 2021', 'Call 555-2019-2021', '12 to 24 months', 'Grew by 2019%'])('"%s" is none', (line) => {
    expect(saidSpan(line)).toBeUndefined()
  })

  it('joins a span that is broken over two lines', () => {
    expect(joinBrokenDates(['Welder | May 2019 –', 'today'])).toEqual(['Welder | May 2019 – today'])
    expect(joinBrokenDates(['Welder | May 2019 – December', '2020'])).toEqual(['Welder | May 2019 – December 2020'])
    expect(joinBrokenDates(['Welder', '2020'])).toEqual(['Welder', '2020'])
  })
})

describe('ranges on three lines', () => {
  it.each([
    [
      ['Welder', 'June 2013', 'to', 'March 2016', 'Iron Works'],
      ['Welder', 'June 2013 – March 2016', 'Iron Works'],
    ],
    [['06/2013', '–', 'Present'], ['06/2013 – Present']],
    [['März 2013', 'bis', 'heute'], ['März 2013 – heute']],
  ])('%j are one', (lines, joined) => {
    expect(joinBrokenDates(lines)).toEqual(joined)
  })

  it.each([[['Moved in 2013', 'to', '2016']], [['2013', 'to the north']]])('%j are not', (lines) => {
    expect(joinBrokenDates(lines)).toEqual(lines)
  })
})

describe('spans over two lines without a dash', () => {
  it.each([
    [['2013', '2016 Welder, Iron Works'], '2013 – 2016 Welder, Iron Works'],
    [['2013', 'Present: Welder, Iron Works'], '2013 – Present: Welder, Iron Works'],
    [['(March 2013', 'To date)'], '(March 2013 – To date)'],
    [['Welder, March 2013', 'June 2016'], 'Welder, March 2013 – June 2016'],
  ])('%j are one line', (lines, joined) => {
    expect(joinBrokenDates(lines)).toEqual([joined])
  })

  it.each([
    [['2016', '2013 Welder, Iron Works']],
    [['Welder, March 2013', '2016 Painter']],
    [['• Won a prize in 2013', '2016']],
    [['2013', '2016 – 2018 Welder']],
  ])('%j stay two lines', (lines) => {
    expect(joinBrokenDates(lines)).toEqual(lines)
  })
})

describe('months of experience', () => {
  const today = new Date('2026-06-15')
  const month = fc.record({ year: fc.integer({ min: 1990, max: 2025 }), month: fc.integer({ min: 1, max: 12 }) })
  const spans = fc.array(fc.record({ start: month, end: month, current: fc.constant(false) }), { maxLength: 8 })

  it('are the union of the spans: naming one twice changes nothing, and one more never takes any away', () => {
    fc.assert(
      fc.property(spans, (some) => {
        const all = monthsCovered(some, today)
        expect(monthsCovered([...some, ...some], today)).toBe(all)
        expect(monthsCovered(some.slice(1), today)).toBeLessThanOrEqual(all)
      }),
    )
  })

  it('count both the first and the last month, and a current role to today', () => {
    const one = { start: { year: 2020, month: 1 }, end: { year: 2020, month: 12 }, current: false }
    expect(monthsCovered([one], today)).toBe(12)
    expect(monthsCovered([{ start: { year: 2026, month: 1 }, end: null, current: true }], today)).toBe(6)
  })
})
