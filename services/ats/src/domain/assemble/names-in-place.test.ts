import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { inPlace, isEmployerAlone, splitAtEmployer } from './role-names.ts'

it('a firm with its legal form is no title beside what is none', () => {
  const [title, employer] = ['Steel Production', 'Sandhill GmbH']
  expect(inPlace(employer, title)).toEqual({ title, employer })
  expect(inPlace(title, employer)).toEqual({ title, employer })
  expect(inPlace('Sandhill GmbH', 'Red Mill Ltd')).toEqual({ title: 'Sandhill GmbH', employer: 'Red Mill Ltd' })
  expect(inPlace('Sandhill GmbH', '')).toEqual({ title: 'Sandhill GmbH', employer: '' })
})

it.each([
  ['Inspector of bridges, for the Harbour Board, department of cranes', 'Inspector of bridges', 'Harbour Board'],
  ['Soudeur, chef des grues, pour le Port d’Aldmoor. Belgique', 'Soudeur, chef des grues', 'Port d’Aldmoor'],
  ['Tutor at the Red Mill', 'Tutor', 'Red Mill'],
])('an employer within a title is one: %s', (text, title, employer) => {
  expect(splitAtEmployer(text)).toEqual({ title, employer })
})

it.each(['Welder for Small Business', 'Steel for the Harbour Board', 'Welder'])('%s has none', (text) => {
  expect(splitAtEmployer(text)).toBeUndefined()
})

it('the number of a course is no employer', () => {
  const lines = ['Teaching Assistant   2019 – 2021', 'MAT209 - Applied Steel', 'Harbour College', '• Led labs']
  const { roles } = readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15'))
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Teaching Assistant', 'Harbour College']])
})

it.each([
  ['Harbour College', true],
  ['Centre for Cranes, Fakultät Stahl', true],
  ['Sandhill GmbH', true],
  ['Tutor at Harbour College', false],
  ['Sandhill', false],
])('%s alone is an employer: %s', (name, is) => {
  expect(isEmployerAlone(name)).toBe(is)
})
