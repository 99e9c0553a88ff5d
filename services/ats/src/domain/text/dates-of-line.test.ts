import { expect, it } from 'vitest'
import { datesOf } from './dates-of-line.ts'

it.each([
  ['Iron Works   ∼ 3 weeks in May 2022', 13],
  ['Welder, 3 Wochen im Mai 2022', 8],
  ['Red Mill   2 mois en 2022', 11],
])('a date begins at how long that was: %s', (line, from) => {
  expect(datesOf(line)).toMatchObject([{ start: { year: 2022 }, from, to: line.length }])
})

it('dates stand for themselves behind a sentence at the end of a line', () => {
  expect(datesOf('Iron Works builds bridges for the whole county. May 2019 – May 2021.')).toHaveLength(1)
})

const long =
  'Diploma in the welding of bridges, cranes, and mills of all kinds and of what else is made of iron, grade 4.1 of 4.3'

it('a single date stands for itself in a long line before or behind a wide gap alone', () => {
  const yearsOf = (line: string) => datesOf(line).map(({ end }) => end?.year)
  expect(yearsOf(`2017   ${long}`)).toEqual([2017])
  expect(yearsOf(`${long}   December 2018`)).toEqual([2018])
  expect(yearsOf(`${long}, December 2018`)).toEqual([])
})

it('a single date in brackets stands for itself in a long line before what was done', () => {
  const told = 'Joined the plates of bridges, cranes, and mills of all kinds, and kept what others had built before'
  expect(datesOf(`Welder, Iron Works, Leeds (2018): ${told}`)).toMatchObject([{ end: { year: 2018 } }])
  expect(datesOf(`Iron Works, the oldest yard of Leeds (2018), ${told}`)).toEqual([])
})

it('dates say nothing where somebody speaks of herself', () => {
  expect(datesOf('Während meiner Zeit dort zwischen 2006-2015 hatte ich die Möglichkeit,')).toEqual([])
  expect(datesOf('Meine Brücken GmbH zwischen 2006-2015 in Aldmoor')).toHaveLength(1)
})
