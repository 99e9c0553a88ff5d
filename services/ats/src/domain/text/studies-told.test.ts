import { expect, it } from 'vitest'
import { withStudiesTold } from './studies-told.ts'

it.each([
  [
    '• Completed B.Tech in Welding from Harbour College, Leeds in 2015 with 72%',
    'B.Tech in Welding   Harbour College   2015',
  ],
  ['Graduation (B.A.) from Aldmoor Vidyapeeth Leeds at 2013.', 'Graduation (B.A.)   Aldmoor Vidyapeeth Leeds   2013'],
  ['• 10th passed from “Mill School” with 1st division', '10th   Mill School'],
  ['High School passed from CBSE Board, 2009 (60%)', 'High School   CBSE Board   2009'],
  ['1) Pursuing MBA from Harbour College 2016 - 2018', 'MBA   Harbour College   2016 - 2018'],
])('%s', (line, read) => {
  expect(withStudiesTold([line])).toEqual([read])
})

it.each([
  'Harbour College, Leeds, from 2013 to 2015',
  '• Learnt welding from old masters',
  'Welding from Harbour College',
  'Diploma from the best of all colleges of welding',
  `B.Tech from Harbour College ${'and more '.repeat(40)}`,
])('stays: %s', (line) => {
  expect(withStudiesTold([line])).toEqual([line])
})
