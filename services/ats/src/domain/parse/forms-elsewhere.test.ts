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

it('entries of a form are roles below headings of studies, and no studies', () => {
  const { roles, education } = read(
    'Education',
    'B.Tech from Harbour College in 2011',
    '',
    'Red Mill Pvt. Ltd.',
    'Work Experience: May 2012 to March 2016',
    'Designation: Welder',
  )
  expect(roles).toMatchObject([{ title: 'Welder', employer: 'Red Mill Pvt. Ltd.' }])
  expect(education).toMatchObject([{ school: 'Harbour College' }])
  expect(education).toHaveLength(1)
})

it('whole roles that a summary tells stand for those of which the work tells less', () => {
  const { roles } = read(
    'Summary',
    '• Working with Red Mill Co. Ltd as an Electrical Engineer from July 2013 to till date',
    '• Worked with Sandhill Services Co. Ltd as a Junior Engineer from June 2008 to March 2013',
    '',
    'Present Employer:',
    'A) Red Mill Co. Ltd (Leeds)',
    '',
    'Projects Handled:',
    '1) Power plant (From August 2016 to till date)',
  )
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Electrical Engineer', 'Red Mill Co. Ltd'],
    ['Junior Engineer', 'Sandhill Services Co. Ltd'],
  ])
})

it('months right before years are no names', () => {
  const { roles } = read('Experience', 'Welder, Red Mill Ltd', 'March2016-Present', '• Bridges')
  expect(roles).toMatchObject([{ title: 'Welder', employer: 'Red Mill Ltd', start: { year: 2016, month: 3 } }])
})

it('studies that sentences or tables tell elsewhere are read', () => {
  const { education } = read(
    'CAREER OBJECTIVE',
    'To build bridges',
    'Qualification   Board/University   Year',
    'B.Tech (Civil)   Harbour University   2015',
  )
  expect(education).toMatchObject([{ school: 'Harbour University', end: { year: 2015 } }])
})
