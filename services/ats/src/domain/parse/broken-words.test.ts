import { expect, it } from 'vitest'
import { joinBrokenWords } from './broken-words.ts'
import { readResume } from './parse-resume.ts'

it.each([
  ['Máster en datos, Universidad de Valde-\nmora, (Online)', 'Máster en datos, Universidad de Valdemora, (Online)'],
  ['a family-\nowned bakery', 'a family-owned bakery'],
  ['worked part-\ntime', 'worked part-time'],
  ['Leeds –\nwelder', 'Leeds –\nwelder'],
  ['2019 -\npresent', '2019 -\npresent'],
  ['Jean-\nPierre', 'Jean-\nPierre'],
  ['Full-Stack-\n\nother', 'Full-Stack-\n\nother'],
  ['an end-\n• item', 'an end-\n• item'],
])('%j reads as %j', (text, expected) => {
  expect(joinBrokenWords(text)).toBe(expected)
})

it('reads a school whose name is divided at the end of a line', () => {
  const text =
    'Anna Lee\nanna@example.com\n\nEducation\n2019 – 2020   MSc Statistics, University of Aldmoor-\nham\n2014 – 2018   BSc Physics, University of Kestwick'
  expect(readResume(text, new Date('2026-06-15')).parsed.education.map(({ school }) => school)).toEqual([
    'University of Aldmoorham',
    'University of Kestwick',
  ])
})
