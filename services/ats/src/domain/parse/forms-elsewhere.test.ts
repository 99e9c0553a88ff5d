import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const read = (...lines: string[]) => readResume(['Anna Lee', '', ...lines].join('\n'), new Date('2026-06-15')).parsed

it('entries of a form are roles below a word that heads another section, where work has a heading', () => {
  const entry = (company: string, from: number) => [
    `Company: ${company} Ltd`,
    'Designation: Welder',
    `Duration: ${from} to ${from + 1}`,
    '',
  ]
  const { roles } = read(
    'EXPERIENCE',
    ...entry('Red Mill', 2018),
    'SKILLS',
    '• Welding',
    '',
    ...entry('Sandhill', 2015),
  )
  expect(roles.map(({ employer, start }) => [employer, start?.year])).toEqual([
    ['Red Mill Ltd', 2018],
    ['Sandhill Ltd', 2015],
  ])
})

it('commas may have their blank before them, or none', () => {
  const { education } = read(
    'Education',
    'B.Tech in Welding   Harbour College ,Leeds   2012',
    'MBA   Aldmoor University,Leeds   2014',
  )
  expect(education.map(({ school }) => school)).toEqual(['Harbour College', 'Aldmoor University'])
})

it('a row of heads of columns is no heading with its first line', () => {
  const { education } = read(
    'Qualification',
    'EDUCATION   COLLEGE/ UNIVERSITY   BOARD   YEAR   Class',
    'Intermediate   Harbour College   Aldmoor Board   1996   2nd',
  )
  expect(education).toMatchObject([{ school: 'Harbour College', end: { year: 1996 } }])
})

it('years may have lost a blank', () => {
  const { education } = read(
    'Education',
    '• B.Tech from Harbour College passed in2014',
    '• Diploma in 2011from Mill College',
  )
  expect(education.map(({ school, end }) => [school, end?.year])).toEqual([
    ['Harbour College', 2014],
    ['Mill College', 2011],
  ])
})
