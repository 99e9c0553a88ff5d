import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { isKnownTown } from './towns.ts'

it.each([
  'Kortrijk',
  'Saint-Brieuc',
  'San Luis Obispo',
  'Eskişehir',
  'Go\u0308ppingen',
  'JOENSUU',
  'Hellerup',
  'Frauenfeld',
  'Le Mans',
  'Neckarsulm',
  'Kongens Lyngby',
  'Busto Arsizio',
  'Hradec Králové',
  'Нижний Новгород',
  'Київ',
  'г. Самара',
  'Нови Сад',
  'Θεσσαλονίκη',
  'Lyon 3',
  'Paris 13e',
])('%s is a town', (name) => {
  expect(isKnownTown(name)).toBe(true)
})

it('tells a title in small letters from the town of middle size before it', () => {
  const roles = readRoles(['October 2018 - March 2019', 'Sandhill, Kortrijk - dishwasher', '• Washed dishes'])
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['dishwasher', 'Sandhill']])
})
