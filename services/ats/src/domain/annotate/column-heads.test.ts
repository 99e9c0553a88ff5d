import { expect, it } from 'vitest'
import { areColumnHeads, columnOf } from './column-heads.ts'

it.each([
  ['Board / University', 'board'],
  ['School/College/Board', 'school'],
  ['Year of Passing', 'date'],
  ['%', 'marks'],
  ['S. No.', 'number'],
  ['Designation', 'work'],
  ['College/ school', 'school'],
  ['Educational Institution', 'school'],
  ['Name of Degree/ Diploma Certificate', 'degree'],
  ['Passing year', 'date'],
  ['Zeitraum', 'date'],
  ['Werkgever', 'work'],
  ['Función', 'work'],
  ['Lärosäte', 'school'],
  ['Wykształcenie', 'degree'],
  ['Harbour College', undefined],
  ['Board / Harbour', undefined],
])('%s heads a column: %s', (head, column) => {
  expect(columnOf(head)).toBe(column)
})

it('most cells of a row of heads are known', () => {
  expect(areColumnHeads(['Degree', 'Board', 'Whatever'])).toBe(true)
  expect(areColumnHeads(['Degree', 'Harbour College', '2015'])).toBe(false)
  expect(areColumnHeads(['University'])).toBe(false)
})
