import { expect, it } from 'vitest'
import { rolesUnderStudies } from './roles-under-studies.ts'

const school = ['08/2008 – 07/2011   Schlosserlehre', 'Gewerbeschule Sandhill', '']
const at = (employer: string, year: number) => [`08/${year} – 07/${year + 2}   Schweißer`, employer, '']
const namesOf = (lines: string[]) => rolesUnderStudies(lines).map(({ title, employer }) => [title, employer])

it('reads the roles of a resume of which one heading has school and work, by their firms', () => {
  const lines = [...at('Kestwick GmbH, Leeds', 2017), ...at('Rotmühle AG', 2014), ...at('Stahlbau Aldmoor GmbH', 2011)]
  expect(namesOf([...lines, ...school])).toEqual([
    ['Schweißer', 'Kestwick GmbH'],
    ['Schweißer', 'Rotmühle AG'],
    ['Schweißer', 'Stahlbau Aldmoor GmbH'],
  ])
})

it('finds none where hardly any firms stand among the schools', () => {
  expect(namesOf([...at('Kestwick GmbH, Leeds', 2017), ...at('Rotmühle AG', 2014), ...school])).toEqual([])
})

it('reads several roles with both names below a heading for qualifications', () => {
  const role = (title: string, employer: string, year: number) => [
    `${year} – ${year + 2}   ${title}, ${employer}`,
    '• Joined the plates of bridges',
    '',
  ]
  const roles = [
    ...role('Welder', 'Harbour Board', 2017),
    ...role('Research assistant', 'Institute of Bridges', 2014),
    ...role('Rigger', 'Red Mill Ltd', 2011),
  ]
  expect(namesOf([...roles, ...school])).toEqual([
    ['Welder', 'Harbour Board'],
    ['Research assistant', 'Institute of Bridges'],
    ['Rigger', 'Red Mill Ltd'],
  ])
  expect(namesOf([...roles.slice(3), ...school])).toEqual([])
})
