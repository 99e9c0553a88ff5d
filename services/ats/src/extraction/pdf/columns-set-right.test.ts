import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

/** Lines that end at one place. */
const setRight = (texts: string[], right: number) =>
  texts.map((text, at) => piece(text, right - 5 * text.length, 100 + 20 * at))

it('a column whose lines are set to the right is one below a heading of its own, beside another with one', () => {
  const work = ['Welder', 'Iron Works', '05/2021 – 06/2022', 'Fitter', 'Red Mill', '10/2020 – 05/2021']
  const studies = ['Advanced Welding', 'Harbour College', '2020', 'Basics of Fitting', 'Kestwick School', '2019']
  const { lines, columns } = readPage([
    piece('EXPERIENCE', 50, 80, { isHeading: true }),
    piece('EDUCATION', 505, 80, { isHeading: true }),
    ...work.map((text, at) => piece(text, 50, 100 + 20 * at)),
    ...setRight(studies, 550),
  ])
  expect(columns).toBe(2)
  expect(lines.filter(Boolean).slice(1, 7)).toEqual(work)
  expect(lines.filter(Boolean).slice(8)).toEqual(studies)
})
