import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { leadOf } from './leads-behind-dates.ts'

it.each([
  ['   Welder - bridges of steel and more', 'Welder'],
  ['   Welder at the yard of Sandhill, and much besides', 'Welder'],
  ['   Welder   under the foreman of the yard', 'Welder'],
  ['   Welder. Bridges 101. Iron Works', 'Welder'],
  ['   2 years   Welder, Iron Works, Leeds, bridges', '2 years   Welder, Iron Works, Leeds'],
])('a name stands before the text behind dates: %s', (tail, name) => {
  const lead = leadOf(tail, () => true)
  expect(tail.slice(0, lead?.length).trim()).toBe(name)
})

it('none does where the words name nothing', () => {
  expect(leadOf('   Built bridges at the yard', () => false)).toBeUndefined()
})

it('a title is read before running text on the line of its dates', () => {
  const text = 'under the foreman of the yard of Sandhill, with four others and two cranes that were lent by the county'
  expect(readRoles([`2019 – 2021   Welder   ${text}`])).toMatchObject([{ title: 'Welder', start: { year: 2019 } }])
})

it('what ends with a colon is a header, and not running text', () => {
  const lines = ['Mai 2021 :   Stage de six semaines au sein de l’entreprise Sandhill :', 'Bridges and cranes.']
  expect(readRoles(lines)).toMatchObject([{ title: 'Stage de six semaines', employer: 'Sandhill' }])
})
