import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDateRange, joinBrokenDates, monthsCovered } from './dates.ts'

/** A span as "2019-3/2021-5", a current one as "2019-3/now". */
function span(line: string): string | undefined {
  const range = findDateRange(line)
  if (!range) return undefined
  const one = (date: { year: number; month: number } | null) => (date ? `${date.year}-${date.month}` : '?')
  return `${one(range.start)}/${range.current ? 'now' : one(range.end)}`
}

describe('spans of time', () => {
  it.each([
    ['Mar 2019 - May 2021', '2019-3/2021-5'],
    ['March, 2019 to May, 2021', '2019-3/2021-5'],
    ['March 15, 2019 – May 2, 2021', '2019-3/2021-5'],
    ["Mar '19 – May '21", '2019-3/2021-5'],
    ['Summer 2019, 2020 and 2021', '2019-6/2021-0'],
    ['Été 2021 et été 2020   Aldmoor', '2020-6/2021-6'],
    ['MÄR ‘19 – MAI ‘21', '2019-3/2021-5'],
    ['03/2019 – 05/2021', '2019-3/2021-5'],
    ['03/19 - 05/21', '2019-3/2021-5'],
    ['2019-03 – 2021-05', '2019-3/2021-5'],
    ['2019-03-01 to 2021-05-31', '2019-3/2021-5'],
    ['03/15/2019 - 05/31/2021', '2019-3/2021-5'],
    ['15.03.2019 bis 31.05.2021', '2019-3/2021-5'],
    ['2019 — 2021', '2019-0/2021-0'],
    ['2019-21', '2019-0/2021-0'],
    ['2019   2021', '2019-0/2021-0'],
    ['(2019/2021)', '2019-0/2021-0'],
    ['Mar - May 2021', '2021-3/2021-5'],
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
    ['maart 2019 - heden', '2019-3/now'],
    ['marzec 2019 – obecnie', '2019-3/now'],
    ['od marca 2019 do maja 2021', '2019-3/2021-5'],
  ])('%s is %s', (line, expected) => {
    expect(span(line)).toBe(expected)
  })

  it.each([
    ['Sep 9 2018 – Oct.4 2019', '2018-9/2019-10'],
    ['Iron Works   Abr.3 2016 - Jul.21 2017', '2016-4/2017-7'],
    ['March 2019 - …   Welder', '2019-3/now'],
    ['March 2019 – ...', '2019-3/now'],
  ])('"%s", with a day or dots, is a span', (line, expected) => {
    expect(span(line)).toBe(expected)
  })

  it('takes the word before a date with it, also where it is short for one', () => {
    const line = 'Soudeur, d’avril 2012 à mai 2014'
    expect(line.slice(findDateRange(line)?.from)).toBe('d’avril 2012 à mai 2014')
  })

  it.each(['Saved $2019 to 2021', 'Call 555-2019-2021', '12 to 24 months', 'Grew by 2019%'])('"%s" is none', (line) => {
    expect(span(line)).toBeUndefined()
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
