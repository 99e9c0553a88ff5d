import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')
const roles = (...lines: string[]) =>
  readResume(['Anna Lee', '', ...lines].join('\n'), today).parsed.roles.map(({ title, employer }) => [title, employer])

const others = ['Red Mill Ltd', '(September 2019 – March 2022)', 'Welded plates.', '', 'SKILLS', 'Welding']

it('the first entry of work is no heading, though it has the words of one', () => {
  const entry = ['Training', '(March 2022 – present)', 'Courses for welders.']
  expect(roles('EXPERIENCE', ...entry, ...others).map(([, employer]) => employer)).toContain('Red Mill Ltd')
})

it('a heading in capitals is one, and so is one without dates below it', () => {
  expect(roles('EXPERIENCE', 'TRAINING', '(March 2022 – present)', 'Courses for welders.')).toEqual([])
  expect(roles('EXPERIENCE', 'Training', 'Courses for welders at Red Mill School.')).toEqual([])
})

it('a course of the first entry of studies is no heading where its school and dates stand below it', () => {
  const lines = ['EDUCATION', 'Welding Certifications', 'CareerFoundry | 2020-2021', '']
  const { education } = readResume(
    ['Anna Lee', '', ...lines, 'Bachelor of Science', 'Harbour College | 2009-2013'].join('\n'),
    today,
  ).parsed
  expect(education.map(({ school }) => school)).toEqual(['CareerFoundry', 'Harbour College'])
})
