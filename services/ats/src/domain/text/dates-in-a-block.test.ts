import { expect, it } from 'vitest'
import { withDatesOfBlock } from './dates-in-a-block.ts'

const work = ['', 'Iron Works – Welder', 'Joined plates.', '', 'Red Mill – Fitter']

it('spans of time above everything are those of the paragraphs below, one each', () => {
  expect(withDatesOfBlock(['', '05.2019 – 06.2021', '', '02.2015 – 04.2019', ...work])).toEqual([
    ...['05.2019 – 06.2021', 'Iron Works – Welder', 'Joined plates.', ''],
    ...['02.2015 – 04.2019', 'Red Mill – Fitter'],
  ])
})

it('they are left where they are not as many as the paragraphs', () => {
  const lines = ['05.2019 – 06.2021', '', '02.2015 – 04.2019', '', '2012 – 2014', ...work]
  expect(withDatesOfBlock(lines)).toEqual(lines)
  expect(withDatesOfBlock(['2012 – 2014', ...work.slice(0, 3)])).toEqual(['2012 – 2014', ...work.slice(0, 3)])
})
