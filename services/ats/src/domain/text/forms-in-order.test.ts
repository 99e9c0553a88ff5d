import { expect, it } from 'vitest'
import { withFormsInOrder } from './forms-in-order.ts'

it('labels of a role stand together, and others are items below them', () => {
  expect(
    withFormsInOrder([
      ...[
        'Company: Red Mill',
        'Client: Town of Leeds',
        '',
        'Project: Bridge',
        'Designation: Welder',
        'Duration: 2014 – 2016',
        '',
      ],
      ...['Company: Sandhill', 'Designation: Fitter', 'Duration: 2012 – 2014', 'Duties: Pumps'],
    ]),
  ).toEqual([
    ...[
      'Company: Red Mill',
      'Designation: Welder',
      'Duration: 2014 – 2016',
      '• Client: Town of Leeds',
      '• Project: Bridge',
      '',
    ],
    ...['Company: Sandhill', 'Designation: Fitter', 'Duration: 2012 – 2014', 'Duties: Pumps'],
  ])
})

it.each([
  [['Client: Red Mill', 'Designation: Welder', 'Duration: 2014 – 2016']],
  [['Designation: Welder', 'Project: Bridge', 'Duration: 2014 – 2016']],
  [['Company: Red Mill', 'We build bridges', 'Designation: Welder']],
  [['Company: Red Mill', 'Start: 05/2014 End: -', 'Designation: Welder']],
])('others stay: %s', (lines) => {
  expect(withFormsInOrder(lines)).toEqual(lines)
})

it('the answer of another label may take a second line', () => {
  const entry = ['Employer: Red Mill', 'Project: Upgrade of a bridge', 'in Leeds', 'Duration: 2014 – 2016']
  expect(withFormsInOrder(entry)).toEqual([
    'Employer: Red Mill',
    'Duration: 2014 – 2016',
    '• Project: Upgrade of a bridge',
    'in Leeds',
  ])
  const apart = ['Employer: Red Mill', 'Project: Bridge', 'in Leeds', 'and Kestwick', 'Duration: 2014 – 2016']
  expect(withFormsInOrder(apart)).toEqual(apart)
})

it('a wide gap may stand for the colon of another label', () => {
  expect(withFormsInOrder(['Company: Red Mill', 'Department   Bridges', 'Duration: 2014 – 2016'])).toEqual([
    'Company: Red Mill',
    'Duration: 2014 – 2016',
    '• Department   Bridges',
  ])
})
