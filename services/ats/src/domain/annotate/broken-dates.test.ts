import { expect, it } from 'vitest'
import { joinBrokenDates } from './broken-dates.ts'

it('two dates of a narrow column, the end below the start, are one span', () => {
  expect(joinBrokenDates(['', 'Mar 2011   Welder', 'Apr 2013   Iron Works, Leeds', 'Joined plates.'])).toEqual([
    '',
    'Mar 2011 – Apr 2013   Welder',
    'Iron Works, Leeds',
    'Joined plates.',
  ])
})

it('the day of the end may stand with the start, and its month below', () => {
  expect(joinBrokenDates(['19 March 2011 - 13   Welder at Iron Works', 'April 2013   Joined plates.'])).toEqual([
    '19 March 2011 – 13 April 2013   Welder at Iron Works',
    'Joined plates.',
  ])
})

it('so they are with a blank line between them where only one is a title', () => {
  const lines = joinBrokenDates(['', 'Mar 2011   Welder', '', 'Apr 2013   Iron Works, Leeds'])
  expect(lines).toEqual(['', 'Mar 2011 – Apr 2013   Welder', 'Iron Works, Leeds'])
})

it.each([
  ['a later one stands first', ['Apr 2013   Welder', 'Mar 2011   Fitter']],
  ['there are three of them', ['Mar 2011   Welder', 'Apr 2013   Red Mill', 'May 2015   Sandhill']],
  ['both are titles', ['Mar 2011   Welder, Iron Works', 'Apr 2013   Foreman, Red Mill']],
  ['they are years, as in a list', ['2011   Welder', '2013   Fitter']],
  ['a blank line stands between two names', ['Mar 2011   Iron Works', '', 'Apr 2013   Red Mill']],
])('they are left alone where %s', (_why, lines) => {
  expect(joinBrokenDates(lines)).toEqual(lines)
})

it.each([
  [
    ['', 'Welder   Mar 2011', 'Iron Works, Leeds   Apr 2013'],
    ['', 'Welder   Mar 2011 – Apr 2013', 'Iron Works, Leeds'],
  ],
  [
    ['Welder', 'Mar 2011', 'Iron Works   Apr 2013', ''],
    ['Welder', 'Mar 2011 – Apr 2013', 'Iron Works', ''],
  ],
])('so are those of a column behind the text', (lines, joined) => {
  expect(joinBrokenDates(lines)).toEqual(joined)
})

it.each([
  ['neither is a title', ['Iron Works   Mar 2011', 'Red Mill   Apr 2013']],
  ['both are', ['Welder   Mar 2011', 'Fitter   Apr 2013']],
  ['there are three', ['Welder   Mar 2011', 'Iron Works   Apr 2013', 'Red Mill   May 2015']],
  ['the later one stands first', ['Welder   Apr 2013', 'Iron Works   Mar 2011']],
])('but not where %s', (_why, lines) => {
  expect(joinBrokenDates(lines)).toEqual(lines)
})

it('a dash right behind a date ends a narrow column, however narrow the gap before the text beside it', () => {
  expect(joinBrokenDates(['Sep. 2023– Welder, Iron Works – Leeds', 'Aug. 2024 Built bridges of steel'])).toEqual([
    'Sep. 2023 – Aug. 2024   Welder, Iron Works – Leeds',
    'Built bridges of steel',
  ])
  const apart = ['2019 - Welder, Iron Works', '2020 Fitter, Red Mill']
  expect(joinBrokenDates(apart)).toEqual(apart)
})

it('the year of two months may stand below them', () => {
  expect(joinBrokenDates(['Avr.–Août Stage de soudure, Sandhill', '2019   Travail sur les ponts'])).toEqual([
    'Avr.–Août 2019   Stage de soudure, Sandhill',
    'Travail sur les ponts',
  ])
})
