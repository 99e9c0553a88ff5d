import { expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'
import { withRolesTold } from './roles-told.ts'

const told = [
  '1. Worked as a storekeeper in Sandhill Catering LLC from 2008 to 2012.',
  '2. Presently working as Welder in Red Mill, Leeds since 2013',
]

it('sentences that tell of roles are headers', () => {
  expect(withRolesTold(told)).toEqual([
    '',
    'storekeeper at Sandhill Catering LLC from 2008 to 2012.',
    '',
    'Welder at Red Mill, Leeds since 2013',
  ])
})

it.each([
  [['Welder, Iron Works   2005 – 2015', '• Worked as a tutor in Red Mill from 2008 to 2012']],
  [['• Worked as a team in Leeds from 2008 to 2012', '• Worked as planned in Leeds from 2013 to 2014']],
  [['• Worked as a welder in Leeds', '• Worked as a tutor in Aldmoor']],
])('others stay', (lines) => {
  expect(withRolesTold(lines)).toEqual(lines)
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
