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
