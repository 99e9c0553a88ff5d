import { expect, it } from 'vitest'
import { formsOfRoles } from './forms-of-roles.ts'

const read = (...lines: string[]) =>
  formsOfRoles(lines).map(({ title, employer, range: { start, end } }) => [
    title,
    employer,
    start?.year ?? null,
    end?.year ?? null,
  ])

const welder = ['Welder', 'Red Mill Pvt. Ltd.', 2014, 2016]
const fitter = ['Fitter', 'Sandhill Ltd', 2012, 2014]

it.each([
  [
    'numbers and blank lines stand between',
    [
      ...['1. Company: Red Mill Pvt. Ltd.', '', 'Designation: Welder', '', 'Duration: 2014 – 2016', '• Bridges'],
      ...['2. Company: Sandhill Ltd', '', 'Designation: Fitter', '', 'Duration: 2012 – 2014'],
    ],
  ],
  [
    'other labels and a town stand between',
    [
      ...['Organization: Red Mill Pvt. Ltd.', 'Leeds', 'Project: Bridge', 'Designation: Welder', 'Period: 2014 – 2016'],
      ...['Organization: Sandhill Ltd', 'Designation: Fitter', 'Location: Leeds', 'Period: 2012 – 2014'],
    ],
  ],
  [
    'dates stand in a bracket, and schools employ as well',
    [
      ...['Designation: Welder', 'Institution: Red Mill Pvt. Ltd.', '(2014 – 2016)', 'Duties: Bridges'],
      ...['Designation: Fitter', 'Company: Sandhill Ltd', '(2012 – 2014)'],
    ],
  ],
  [
    'dates stand behind the title, below the employer',
    ['1. “Red Mill Pvt. Ltd.”', 'Position: Welder (2014 – 2016)', '2. Sandhill Ltd', 'Position: Fitter (2012 – 2014)'],
  ],
  [
    'the employer stands above, and labels are items or have dashes',
    [
      ...['Red Mill Pvt. Ltd.', '• Period: 2014 – 2016', '• Designation: Welder', '• Welded bridges'],
      ...['• Sandhill Ltd', 'Duration- 2012 to 2014', 'Designation – Fitter'],
    ],
  ],
  [
    'a firm stands further above, or the dates right above the labels',
    [
      ...[
        'Red Mill Pvt. Ltd. (Cranes)',
        'Bridges of Leeds',
        'Designation: Welder',
        'Duration: 2014 – 2016',
        '• Cranes',
      ],
      ...['2012 – 2014', 'Company: Sandhill Ltd', 'Designation: Fitter'],
    ],
  ],
])('where %s', (_where, lines) => {
  expect(read(...lines)).toEqual([welder, fitter])
})

it('a label for experience may ask for dates, and one for a profile for the title', () => {
  expect(
    read(
      ...[
        'M/s. RED MILL PLASTICS (P) LTD - LEEDS.',
        'Work Experience   :   May 2014 to 2016',
        'Designation   :   Welder',
      ],
      ...['', '• Moulds', 'Company: Sandhill Ltd', 'Client: Town of Leeds', 'PROFILE: FITTER', 'Duration: 2012 – 2014'],
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Welder', 'RED MILL PLASTICS (P) LTD'],
    ['FITTER', 'Sandhill Ltd'],
  ])
})

it('what was done may tell the title of an employer with dates', () => {
  expect(
    read('Company: Sandhill Ltd', 'Work Duration: 2012 – 2014', 'Country: Oman', '• Worked as a Fitter of pipes.'),
  ).toEqual([['Fitter of pipes', 'Sandhill Ltd', 2012, 2014]])
})

it.each([
  [['Company: Red Mill', 'Duration: 2014 – 2016', '• Welded bridges']],
  [['Designation: Welder', 'Duration: 2014 – 2016']],
  [['We built bridges for the town.', 'Designation: Welder', 'Duration: 2014 – 2016']],
  [['WORK EXPERIENCE', 'Designation: Welder', 'Duration: 2014 – 2016']],
  [['Red Mill Pvt. Ltd.', 'Title: Cranes of small towns and their use (2014 – 2016)']],
  [['Company: Red Mill', '', 'Designation: Welder', 'who welds bridges.', 'and towers.', 'Duration: 2014 – 2016']],
])('others are none: %s', (lines) => {
  expect(read(...lines)).toEqual([])
})

it('a title goes without a town, and a firm without a place in brackets', () => {
  expect(
    read('Company Name / Country: Red Mill Pvt. Ltd.(Leeds, England)', 'Position: Welder', 'Duration: 2014'),
  ).toEqual([['Welder', 'Red Mill Pvt. Ltd.', 2014, 2014]])
})
