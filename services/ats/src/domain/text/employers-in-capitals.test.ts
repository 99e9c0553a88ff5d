import { expect, it } from 'vitest'
import { withCapitalsApart } from './employers-in-capitals.ts'

it('sets employers in capitals apart from the titles before them', () => {
  const lines = [
    'Shift Welder IRON WORKS',
    '2019 – 2021',
    'Software Developer REDMILL',
    '2017 – 2019',
    'Welded bridges',
  ]
  const expected = [
    'Shift Welder   IRON WORKS',
    '2019 – 2021',
    'Software Developer   REDMILL',
    '2017 – 2019',
    'Welded bridges',
  ]
  expect(withCapitalsApart(lines)).toEqual(expected)
})

it.each([
  ['Shift Welder IRON WORKS', 'Software Developer, Red Mill'],
  ['Software Developer JAVA', 'Software Developer KOTLIN'],
  ['Manager QA', 'Consultant SAP'],
  ['Bridges and cranes IRON WORKS', 'Ferries of all kinds REDMILL'],
])('leaves what is the only such line, a skill, a short form, or no title: %s', (...lines) => {
  expect(withCapitalsApart(lines)).toEqual(lines)
})
