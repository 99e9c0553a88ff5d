import { expect, it } from 'vitest'
import { linesOfCells } from './cells.ts'
import { joinListedFields } from './listed-fields.ts'

const cellsOf = (line: string) =>
  linesOfCells([line], { join: joinListedFields }).flatMap(({ cells }) => cells.map(({ text }) => text))

it.each([
  ['Berufsbildungszentrum Physik, Chemie und Technik', 1],
  ['School of Engineering, Mathematics, Physics and Chemistry', 1],
  ['Harbour College, Physics and Chemistry', 2],
  ['School of Engineering, Leeds', 2],
  ['School of Engineering, Physics', 2],
])('fields that are listed in the name of a school are one cell with it: %s', (line, count) => {
  expect(cellsOf(line)).toHaveLength(count)
})
