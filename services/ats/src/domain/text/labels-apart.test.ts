import { expect, it } from 'vitest'
import { withLabelsApart, withSecondLabelsApart } from './labels-apart.ts'

const entry = ['Company: Red Mill Pvt. Ltd', 'Designation: Welder', 'Duration: Jan 2014 to July 2016.']

it.each([
  [['Company: Red Mill Pvt. Ltd. Designation: Welder', 'Duration: Jan 2014 to July 2016.']],
  [['Company   : Red Mill Pvt. Ltd. Designation   : Welder  Duration :- Jan 2014 to July 2016.']],
  [['• Company - Red Mill Pvt. Ltd', '• Designation -  Welder', '• Duration - Jan 2014 to July 2016.']],
  [['1. Company–   Red Mill Pvt. Ltd', 'Designation – Welder', 'Duration : Jan 2014 to July 2016.']],
])('each label of an entry has a line: %s', (lines) => {
  expect(withLabelsApart(lines)).toEqual(entry)
})

it('labels may stand right above the employer, and "from" before a date', () => {
  expect(
    withLabelsApart([
      '• Designation: Welder',
      '• Company: Red Mill',
      '• From: 10/08/2014 To Present',
      '• From: all Leeds',
    ]),
  ).toEqual(['Designation: Welder', 'Company: Red Mill', 'From: 10/08/2014 To Present', '• From: all Leeds'])
  const twice = ['• Title: Fitter', '• Title: Welder', '• Company: Red Mill']
  expect(withLabelsApart(twice)).toEqual(['• Title: Fitter', 'Title: Welder', 'Company: Red Mill'])
})

it('"from" is a label behind others', () => {
  expect(withLabelsApart(['Employer: Red Mill Position: Welder. From: Jan 2014 to Till Date.'])).toEqual([
    'Employer: Red Mill',
    'Position: Welder',
    'From: Jan 2014 to Till Date.',
  ])
})

it.each([
  [['Welder, Red Mill   2014 – 2016', '• Role: Fitter', '• Duration: 3 months']],
  [['Company: Red Mill Pvt. Ltd', 'We built bridges - and towers: a lot.']],
  [['Client: Sandhill Project: Bridges', 'From: Jan 2014 to July 2016']],
  [['Company:', 'Red Mill', 'Designation:', 'Welder']],
  [['Duration: Jan 2014 to July 2016', 'Designation: Welder']],
  [[`Company: Red Mill Designation: Welder ${'and more '.repeat(30)}`, 'Duration: 2014']],
])('others stay: %s', (lines) => {
  expect(withLabelsApart(lines)).toEqual(lines)
})

it('an item whose own items are labels is the header of an entry', () => {
  expect(
    withLabelsApart([
      '• Welder:',
      '◦ Institution: Red Mill',
      '◦ Duties: Welds',
      '◦ Period: 2014 – 2016',
      '',
      '• Fitter',
    ]),
  ).toEqual(['Welder', 'Institution: Red Mill', '◦ Duties: Welds', 'Period: 2014 – 2016', '', '• Fitter'])
  expect(withLabelsApart(['• Rebuilt the mill', '• Company: Red Mill', '• Duration: 2014 – 2016'])[0]).toBe(
    '• Rebuilt the mill',
  )
})

it('a label of a role behind the answer of another one has a line', () => {
  expect(withSecondLabelsApart(['SITE: HARBOUR BRIDGE, LEEDS ROLE: WELDER', 'Tools: Git (role: admin)'])).toEqual([
    'SITE: HARBOUR BRIDGE, LEEDS',
    'ROLE: WELDER',
    'Tools: Git (role: admin)',
  ])
})
