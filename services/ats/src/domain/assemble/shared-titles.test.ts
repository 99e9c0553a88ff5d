import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const shared = [
  'Lecturer in Welding',
  'University of Sandhill | March 2019 – May 2021',
  '• Taught two classes how to join plates',
  'University of Aldmoor | June 2017 – January 2019',
  '• Taught one class what holds bridges up',
  'Welder',
  'Iron Works Ltd | January 2012 – May 2017',
  '• Joined the plates of 40 bridges',
]
const namesOf = (lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])

it('a title on a line of its own is that of every employer below it, each above its work', () => {
  expect(namesOf(shared)).toEqual([
    ['Lecturer in Welding', 'University of Sandhill'],
    ['Lecturer in Welding', 'University of Aldmoor'],
    ['Welder', 'Iron Works Ltd'],
  ])
})

it('is not that of an employer apart from it', () => {
  const apart = [...shared.slice(0, 3), '', ...shared.slice(3)]
  expect(namesOf(apart)[1]).toEqual(['', 'University of Aldmoor'])
})
