import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const namesOf = (lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])
const roles = [
  'Welder   January 2023 – July 2024',
  'Kestwick Forge. Joined the plates of forty bridges and checked what others had joined.',
  'Research assistant   January 2021 – November 2022',
  'University of Sandhill. Tested what holds bridges up in all the weathers of the county.',
]

it('employers are the first sentences of what several roles tell of, if one reads like an employer', () => {
  expect(namesOf(roles)).toEqual([
    ['Welder', 'Kestwick Forge'],
    ['Research assistant', 'University of Sandhill'],
  ])
})

it('they are none where none reads like one', () => {
  const told = roles.map((line) => line.replace('University of Sandhill', 'Brelova Movan'))
  expect(namesOf(told).map(([, employer]) => employer)).toEqual(['', ''])
})
