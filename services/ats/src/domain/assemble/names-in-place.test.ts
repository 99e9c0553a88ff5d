import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { mendNames } from './mended-names.ts'
import { inPlace, isEmployerAlone, splitAtEmployer } from './role-names.ts'

it('a firm with its legal form is no title beside what is none', () => {
  const [title, employer] = ['Steel Production', 'Sandhill GmbH']
  expect(inPlace(employer, title)).toEqual({ title, employer })
  expect(inPlace(title, employer)).toEqual({ title, employer })
  expect(inPlace('Sandhill GmbH', 'Red Mill Ltd')).toEqual({ title: 'Sandhill GmbH', employer: 'Red Mill Ltd' })
  expect(inPlace('Sandhill GmbH', '')).toEqual({ title: 'Sandhill GmbH', employer: '' })
})

it('what alone reads like a title is one', () => {
  const [title, employer] = ['Senior Welder', 'Sandhill am Bach']
  expect(inPlace(employer, title)).toEqual({ title, employer })
  expect(inPlace('Present', title)).toEqual({ title: 'Present', employer: title })
  expect(inPlace('Steel and Bridges', 'Politecnico di Kestwick').title).toBe('Steel and Bridges')
})

it('a town is no employer beside a name that is no title', () => {
  expect(inPlace('Sandhill', 'Leeds')).toEqual({ title: '', employer: 'Sandhill' })
  expect(inPlace('Welder', 'Leeds')).toEqual({ title: 'Welder', employer: 'Leeds' })
  expect(inPlace('Sales', 'Leeds')).toEqual({ title: 'Sales', employer: 'Leeds' })
})

it('where a training was is no employer', () => {
  expect(inPlace('Sandhill', 'School internship at a mill')).toEqual({
    title: 'School internship at a mill',
    employer: 'Sandhill',
  })
})

it.each([
  ['Inspector of bridges, for the Harbour Board, department of cranes', 'Inspector of bridges', 'Harbour Board'],
  ['Soudeur, chef des grues, pour le Port d’Aldmoor. Belgique', 'Soudeur, chef des grues', 'Port d’Aldmoor'],
  ['Tutor at the Red Mill', 'Tutor', 'Red Mill'],
  ['Hegesztő a Red Mill Kft.-nél', 'Hegesztő', 'Red Mill Kft.'],
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

const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15')).roles.map(
    ({ title, employer, start }) => [title, employer, start?.year],
  )

it('a title and an employer may stand between dates and a dash, in a list of former roles', () => {
  const lines = [
    '• 2007 – 2008 – Welder, Chief Inspector, Sandhill A/S — answerable for the steel of 50 bridges and for a crew of many people.',
    '• 2004 – 2007 – Welder, Iron Works — first as a trainee and later as the one who taught the others, at all of the harbours.',
    '• 2000 – 2004 – Sales Manager, Red Mill — sold steel and cranes directly, and built up the network of partners in the county.',
  ]
  expect(roles(...lines)).toEqual([
    ['Welder, Chief Inspector', 'Sandhill A/S', 2007],
    ['Welder', 'Iron Works', 2004],
    ['Sales Manager', 'Red Mill', 2000],
  ])
})

it('a title ends where it is told of, and not before another one', () => {
  const lines = ['Founder & CEO — in practice also an inspector', 'Sandhill A/S – 2018 – 2026', '• Built bridges']
  expect(roles(...lines)).toEqual([['Founder & CEO', 'Sandhill A/S', 2018]])
  expect(roles('Sandhill   2018 – 2026', 'Sales Manager · Senior Welder', '• Built bridges')).toEqual([
    ['Sales Manager · Senior Welder', 'Sandhill', 2018],
  ])
})

it('a firm with its legal form is the employer where none was read, and a single item below an employer and dates the title', () => {
  expect(roles('21/05/2018 – 01/06/2019', 'ASSISTANT WELDER – SANDHILL KESTWICK S.R.O.', '• Held the lamp')).toEqual([
    ['ASSISTANT WELDER', 'SANDHILL KESTWICK S.R.O.', 2018],
  ])
  expect(roles('Iron Works Ltd   2019 – 2021', '• Welder')).toEqual([['Welder', 'Iron Works Ltd', 2019]])
  expect(roles('Iron Works Ltd   2019 – 2021', '• Servers')).toEqual([['', 'Iron Works Ltd', 2019]])
})

it('"3M" is a firm and no time of three months', () => {
  expect(roles('2017 – 2018   Lean Engineer – Crane program at 3M', '• Welded')).toEqual([
    ['Lean Engineer', '3M', 2017],
  ])
})

it('a name begins behind a sign, and ends before a wide gap', () => {
  const lines = [
    '2018 & 19 (fall)   Laboratory assistant',
    'Harbour University   Leeds, UK',
    'Helped with all of the bridges there.',
  ]
  expect(roles(...lines)).toEqual([['Laboratory assistant', 'Harbour University', 2018]])
  expect(roles('Welder   + Sandhill | 2016 - 2018', '• Bridges')).toEqual([['Welder', 'Sandhill', 2016]])
})

it('a short form goes on behind its dash with what it stands for, or with the name of an organization', () => {
  const dates = ['Jan 2018 - Dez 2020', '- Soldou pontes']
  const read = (employer: string) => roles('Analista de Sistemas', employer, ...dates)[0]?.[1]
  expect(read('PRAK - Centro de Gestão de Guindastes')).toBe('PRAK - Centro de Gestão de Guindastes')
  expect(read('IPG – Instituto de Pontes e Guindastes')).toBe('IPG – Instituto de Pontes e Guindastes')
  expect(read('PRAK - Aldmoor, Brasil')).toBe('PRAK')
})

it('a street is no employer', () => {
  expect(roles('2018 - 2020', 'Soldador', 'Rua do Moinho, 38', '• Soldou pontes')).toEqual([['Soldador', '', 2018]])
})

it('a title is found within what was read as an employer alone', () => {
  const read = { title: '', employer: 'Hegesztő a Red Mill Kft.-nél' }
  expect(mendNames(read)).toEqual({ title: 'Hegesztő', employer: 'Red Mill Kft.' })
  const organization = { title: '', employer: 'Engineers for the World' }
  expect(mendNames(organization)).toEqual(organization)
})

it.each([
  ['Junior Welder W Sandhill S. A.', 'Sandhill S.A.', 'Junior Welder'],
  ['Welder, Red Mill', 'Red Mill', 'Welder'],
  ['Welder of Red Mill', 'Red Mill', 'Welder of Red Mill'],
])('an employer that stands behind its title once more is none of it: %s', (title, employer, alone) => {
  expect(mendNames({ title, employer })).toEqual({ title: alone, employer })
})
