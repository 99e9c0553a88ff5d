import { expect, it } from 'vitest'
import { withAnswersWhole } from './wrapped-answers.ts'

it.each([
  [
    ['Company: Red Mill Trading and', 'Contracting LLC', 'Designation: Welder'],
    ['Company: Red Mill Trading and Contracting LLC', 'Designation: Welder'],
  ],
  [
    ['Company: Red Mill (SANDHILL', 'GROUP), Leeds.', 'Designation: Welder'],
    ['Company: Red Mill (SANDHILL GROUP), Leeds.', 'Designation: Welder'],
  ],
  [
    ['Designation: Research and development', 'executive', 'Tenure: 2014 – 2016'],
    ['Designation: Research and development executive', 'Tenure: 2014 – 2016'],
  ],
  [
    ['Company: Red Mill (Cranes and', '', 'bridges)', '', 'Designation: Welder'],
    ['Company: Red Mill (Cranes and bridges)', '', 'Designation: Welder'],
  ],
])('an answer that goes on below is one line: %s', (lines, whole) => {
  expect(withAnswersWhole(lines)).toEqual(whole)
})

it.each([
  [['Company: Red Mill', 'Leeds', 'Designation: Welder']],
  [['Company: Red Mill and', 'Sandhill', 'We built bridges']],
  [['Company: Red Mill and', '• bridges', 'Designation: Welder']],
  [['Company: Red Mill and', 'since 2014', 'Designation: Welder']],
  [['Duties: Bridges and', 'towers', 'Designation: Welder']],
  [['Designation: Welder and', '', 'Company: Red Mill']],
])('others stay: %s', (lines) => {
  expect(withAnswersWhole(lines)).toEqual(lines)
})
