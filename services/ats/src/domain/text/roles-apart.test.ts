import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { rolesApart } from './roles-apart.ts'

const roles = [
  'Welder, Iron Works Ltd (2017–2020)',
  'Riveter, Red Mill Ltd (2016)',
  'Painter, Sandhill Ltd (May 2012 – Aug 2014)',
]

it.each([' · ', ' • ', '; '])('roles with "%s" between are read one by one', (sign) => {
  const line = `${roles.join(sign)}. Bridges, cranes and ferries of all kinds.`
  const read = readRoles([line]).map(({ title, employer, start }) => [title, employer, start?.year])
  expect(read).toEqual([
    ['Welder', 'Iron Works Ltd', 2017],
    ['Riveter', 'Red Mill Ltd', 2016],
    ['Painter', 'Sandhill Ltd', 2012],
  ])
})

it.each([
  roles[0] as string,
  'Built bridges (2017) and cranes (2018) for the yard.',
  'Riveting (cold) · Welding (2017)',
  `${'a'.repeat(590)} (2017) · Riveter, Red Mill Ltd (2016)`,
])('any other line stays as it is: %s', (line) => {
  expect(rolesApart(line)).toEqual([line])
})

it.each(['Riveter (2017) · ', 'Riveter (2017 2018 2019) ; ', 'a (2017 · '])(
  'a hostile line stays whole: %s',
  (part) => {
    const line = `${part.repeat(600 / part.length)}x`
    expect(rolesApart(line)).toEqual([line])
  },
)
