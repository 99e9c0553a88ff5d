import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const rolesIn = (...lines: string[]) =>
  readRoles(lines).map(({ title, employer, bullets }) => `${title} @ ${employer}: ${bullets.join(' ')}`)
const welder = ['Welder   Leeds', 'Iron Works Ltd   Sep 2019 – Present', 'Advanced from ferries to bridges.']
const riveter = ['Riveter   Leeds', 'Red Mill Ltd   May 2016 – Aug 2019', '• Mended cranes']

it('what was done in a part of the time of a role is its work', () => {
  const phases = [
    'Bridges & Steel (Mar 2022 – Present)',
    '• Built 4 bridges',
    '',
    'Ferry Fleet (Sep 2019 – Mar 2022)',
    '• Mended hulls',
  ]
  const [first, ...others] = rolesIn(...welder, ...phases, ...riveter)
  expect(first).toMatch(/^Welder @ Iron Works Ltd: .*Built 4 bridges.*Mended hulls/)
  expect(others).toEqual(['Riveter @ Red Mill Ltd: Mended cranes'])
})

it.each([
  ['with a title', 'Volunteer (Mar 2022 – May 2023)'],
  ['of another time', 'Ferry Fleet (Mar 2012 – May 2013)'],
])('a line %s is a role', (_name, line) => {
  expect(rolesIn(...welder, '', line, '• Mended hulls', '', ...riveter)).toHaveLength(3)
})
