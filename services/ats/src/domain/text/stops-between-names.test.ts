import { expect, it } from 'vitest'
import { withStopsApart } from './stops-between-names.ts'

it.each([
  ['Red Mill. Welder. Leeds. 2019 – 2021', 'Red Mill   Welder   Leeds   2019 – 2021'],
  ['Welder. Red Mill. 2019 – 2021', 'Welder   Red Mill   2019 – 2021'],
  ['2019-2021. Sandhill. Crane operator.', '2019-2021   Sandhill   Crane operator'],
  ['Welder. Kestwick Works Ltd. 2019', 'Welder   Kestwick Works Ltd. 2019'],
])('names between full stops stand apart: %s', (line, apart) => {
  expect(withStopsApart([line])).toEqual([apart])
})

it.each([
  'Built bridges. Led crews of welders. 2019',
  'Welder at Red Mill. Built four bridges in 2019',
  'Red Mill. Welder. Leeds',
  'Welder, Dez. 2019 – Jan. 2021',
  'WELDER - "RED MILL". LEEDS. 2019',
  `Welder. ${'Bridges. '.repeat(20_000)} 2019`,
])('but sentences, months, and names that something else divides do not: %s', (line) => {
  expect(withStopsApart([line])).toEqual([line])
})
