import { expect, it } from 'vitest'
import { withDatesBelowHeaders } from './dates-at-end.ts'

const ended = [
  'Welder • Iron Works',
  '',
  '• Welded bridges',
  '',
  'May 2019 – June 2021',
  '',
  'Packer • Red Mill',
  '',
  '• Packed crates',
  '',
  '2015 – 2018',
]

it('puts spans that end their roles below the headers', () => {
  const expected = [
    'Welder • Iron Works',
    'May 2019 – June 2021',
    '• Welded bridges',
    'Packer • Red Mill',
    '2015 – 2018',
    '• Packed crates',
  ]
  expect(withDatesBelowHeaders(ended).filter((line) => line !== '')).toEqual(expected)
})

it('also where a header is long, right above an item', () => {
  const long =
    'Student assistant in support / Sandhill and Kestwick association for the bridges and cranes of the county and its towns'
  const lines = [...ended, '', long, '• Helped', '', '2013 – 2015']
  expect(
    withDatesBelowHeaders(lines)
      .filter((line) => line !== '')
      .slice(-3),
  ).toEqual([long, '2013 – 2015', '• Helped'])
})

it.each([
  ['Welder, Iron Works', 'May 2019 – June 2021', '', '• Welded bridges', '', 'Packer, Red Mill', '2015 – 2018'],
  [...ended, '• Loaded lorries'],
  ['May 2019 – June 2021', '', 'Welder', '', '• Welded bridges', '', '2015 – 2018'],
  ['Welder • Iron Works', '', '• Welded bridges', '', '2015 – 2018'],
])('leaves lines whose spans stand below headers, or of which the last is none', (...lines) => {
  expect(withDatesBelowHeaders(lines)).toEqual(lines)
})
