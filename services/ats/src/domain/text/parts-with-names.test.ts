import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { linesOfCells } from './cells.ts'
import { joinParts, joinPartsOfLines } from './parts-with-names.ts'

const cellsOf = (line: string) =>
  linesOfCells([line], { join: joinParts }).flatMap(({ cells }) => cells.map(({ text }) => text))

it.each([
  ['Department of Bridges, Aldmoor University', ['Department of Bridges, Aldmoor University']],
  [
    'Tutor, Department of Bridges, Cranes, and Mills, Harbour College, Leeds',
    ['Tutor', 'Department of Bridges, Cranes, and Mills, Harbour College', 'Leeds'],
  ],
  ['Crane Lab, Faculty of Steel, Universität Kestwick', ['Crane Lab, Faculty of Steel, Universität Kestwick']],
  ['Department of Bridges, Leeds, Harbour College', ['Department of Bridges', 'Leeds', 'Harbour College']],
  ['Department of Bridges, Iron Works Ltd', ['Department of Bridges', 'Iron Works Ltd']],
  ['Laboratory assistant, Harbour College', ['Laboratory assistant', 'Harbour College']],
])('a part of a school and the school are one: %s', (line, cells) => {
  expect(cellsOf(line)).toEqual(cells)
})

it('somebody works for the school', () => {
  const lines = ['Tutor   2019 – 2021', 'Department of Bridges, Cranes, and Mills, Harbour College', '• Taught welding']
  const { roles } = readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15'))
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Tutor', 'Harbour College']])
})

it('the school may stand on the line below, behind a comma', () => {
  expect(joinPartsOfLines(['Tutor', 'Department of Bridges,', 'Harbour College   Leeds'])).toEqual([
    'Tutor',
    'Department of Bridges, Harbour College   Leeds',
  ])
  const apart = [
    'Bridges and mills,',
    'Harbour College',
    'Department of Bridges,',
    'Leeds',
    'Department of Mills',
    'Red College',
  ]
  expect(joinPartsOfLines(apart)).toEqual(apart)
})
