import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { rolesTold, withTitlesTold } from './roles-told.ts'

const told = [
  '1. Worked as a storekeeper in Sandhill Catering LLC from 2008 to 2012.',
  '2. Presently working as Welder in Red Mill, Leeds since 2013',
]

const said = (lines: string[], isAny = false) =>
  rolesTold(lines, isAny).map(({ title, employer, dates }) => [title, employer, dates].join(' | '))

it('sentences tell of roles', () => {
  expect(said(told)).toEqual([
    'storekeeper | Sandhill Catering LLC | from 2008 to 2012',
    'Welder | Red Mill | since 2013',
  ])
})

it.each([
  [['Welder, Iron Works   2005 – 2015', '• Worked as a tutor in Red Mill from 2008 to 2012']],
  [['• Worked as a team in Leeds from 2008 to 2012', '• Worked as planned in Leeds from 2013 to 2014']],
  [['• Worked as a welder in Red Mill', 'Fitter, Iron Works   2010 – 2012']],
])('they tell of the work of other roles: %s', (lines) => {
  expect(said(lines)).toEqual([])
})

it('those without dates tell of roles where no line has a span', () => {
  expect(said(['• Worked as a welder in Red Mill', '• Welded bridges', '• Worked with Iron Works Ltd'])).toEqual([
    'welder | Red Mill | ',
    ' | Iron Works Ltd | ',
  ])
})

it('a sentence goes on in narrow lines as long as it tells more', () => {
  expect(
    said([
      ...['Working with HOTEL SANDHILL', 'as an electrician and', 'maintenance incharge from', 'last 5years.'],
      ...['Since March 2014 to till now worked as Designing Engineer at', 'Red Mill Power Ltd.'],
      ...['Worked 4 months as Site Engineer with Iron', 'Works & Cranes Company ltd.'],
    ]),
  ).toEqual([
    'electrician and maintenance incharge | HOTEL SANDHILL | ',
    'Designing Engineer | Red Mill Power Ltd. | Since March 2014 to till now',
    'Site Engineer | Iron Works & Cranes Company ltd. | ',
  ])
})

it('the span alone above a sentence is its time', () => {
  expect(
    said(['From May 2012 – Dec 2014.', 'Worked as Field survey officer in SANDHILL MAPS.', 'Maps of towns']),
  ).toEqual(['Field survey officer | SANDHILL MAPS. | From May 2012 – Dec 2014'])
})

it('among others with dates, one may tell of no employer', () => {
  expect(said([...told, '3. Worked in INDIA AS ELECTRICIAN from 01-11-2001 to 10-11-2006.']).at(-1)).toBe(
    'ELECTRICIAN |  | from 01-11-2001 to 10-11-2006',
  )
})

it('one with dates and without an employer is the title below the line of its employer', () => {
  expect(withTitlesTold(['Red Mill Hospital', 'Joined as Senior Nurse from Sept 2011 to Jan 2012'])).toEqual([
    'Red Mill Hospital',
    'Senior Nurse   from Sept 2011 to Jan 2012',
  ])
})

it('a single one tells of a role where no other line has a span', () => {
  expect(said(['• Worked as a tutor in Red Mill from 2008 to 2012', '• Taught twenty people'])).toEqual([
    'tutor | Red Mill | from 2008 to 2012',
  ])
})

it('sentences are whole that go on below', () => {
  const lines = [
    '• Worked as a Logistic manager in RED MILL SERVICES PRIVATE LIMITED which is a sister',
    'concern of Iron Works from 29th August 2013 to 15th September 2017.',
    'Presently working with Sandhill and Kestwick Facilities Private Limited in the town of',
    'Leeds as a Clerk since 2018',
    'Moved all of the papers of the town hall to another building in the middle of it',
  ]
  expect(rolesTold(lines)).toMatchObject([
    {
      title: 'Logistic manager',
      employer: 'RED MILL SERVICES PRIVATE LIMITED',
      dates: 'from 29th August 2013 to 15th September 2017',
      from: 0,
      to: 2,
    },
    {
      title: 'Clerk',
      employer: 'Sandhill and Kestwick Facilities Private Limited',
      dates: 'since 2018',
      from: 2,
      to: 4,
    },
  ])
  const narrow = [
    '1.Worked in Sandhill Private Limited as a',
    'safety officer at Leeds, England.',
    'From February 2013 to June 2014.',
  ]
  expect(said(narrow)).toEqual(['safety officer | Sandhill Private Limited | From February 2013 to June 2014'])
})

it('an employer alone is one where any sentence counts', () => {
  expect(said(['• Worked with Red Mill Pvt. Ltd.', '', 'Welder   2014 – 2016'], true)).toEqual([
    ' | Red Mill Pvt. Ltd. | ',
  ])
})

const rolesOf = (...lines: string[]) =>
  readResume(
    ['Anna Lee', 'anna@example.com', '', 'WORK EXPERIENCE', ...lines].join('\n'),
    new Date('2026-06-15'),
  ).parsed.roles.map(({ title, employer }) => `${title} @ ${employer}`)

it('sentences without dates are roles where there are no others', () => {
  const sentences = [
    '• Two Year experience with Red Mill PVT LTD. LEEDS as a Technician.',
    '• 6 months experience with Iron Works Ltd as an Electrician.',
  ]
  expect(rolesOf(...sentences)).toEqual(['Technician @ Red Mill PVT LTD.', 'Electrician @ Iron Works Ltd'])
  expect(rolesOf('Welder, Sandhill Inc.   2019 – 2021', ...sentences)).toEqual(['Welder @ Sandhill Inc.'])
})

it('they are where a resume without work tells of them elsewhere, other than of unpaid work', () => {
  const read = (line: string) =>
    readResume(['Anna Lee', 'Objective', 'To grow', line].join('\n'), new Date()).parsed.roles
  expect(read('• Working as Finance Executive for 8 yrs at Red Mill Pvt Ltd')).toMatchObject([
    { title: 'Finance Executive', employer: 'Red Mill Pvt Ltd' },
  ])
  expect(read('• Worked as Volunteer at Red Mill Pvt Ltd')).toEqual([])
})

it('dates whose blanks are lost, and dashes as wide as a figure, are read', () => {
  const text = [
    ...['Anna Lee', 'anna@example.com', '', 'WORK EXPERIENCE', ''],
    ...['1) WORKED AS A WELDER IN RED MILL from10th October 2003 to 5thNOVEMBER2004', ''],
    ...['2) Working as a Clerk in Iron Works Ltd from1st May 2005 to 31st May 2006', ''],
    'Tutor, Harbour College   2010 ‒ 2012',
  ]
  const { roles } = readResume(text.join('\n'), new Date('2026-06-15')).parsed
  expect(roles.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['WELDER', { year: 2003, month: 10 }, { year: 2004, month: 11 }],
    ['Clerk', { year: 2005, month: 5 }, { year: 2006, month: 5 }],
    ['Tutor', { year: 2010, month: 0 }, { year: 2012, month: 0 }],
  ])
})
