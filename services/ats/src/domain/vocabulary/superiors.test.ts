import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { isSuperior, tellsOfSuperiors } from './superiors.ts'

it.each([
  'Advisors: Anna Lee, Bo Moulin.',
  'Directrice : A. Lee, Aldmoor',
  'Betreuerin: Prof. Anna Lee',
  'Orientador: Bo de Moulin',
  'Научный руководитель: Анна Ли',
])('a line says under whom somebody worked: %s', (line) => {
  expect(tellsOfSuperiors(line)).toBe(true)
})

it.each(['Directeur : Iron Works SA', 'Advisor: bridges and cranes', 'Supervisor of welders', 'Welder: Anna Lee'])(
  'a line says something else: %s',
  (line) => {
    expect(tellsOfSuperiors(line)).toBe(false)
  },
)

it('who advised somebody is no part of a title', () => {
  expect(isSuperior('Advisor: Anna Lee')).toBe(true)
  const [role] = readRoles([
    'Harbour College',
    'Research Assistant, Advisor: Anna Lee   2021 – 2023',
    '• Tested bridges',
  ])
  expect(role).toMatchObject({ title: 'Research Assistant', employer: 'Harbour College' })
})
