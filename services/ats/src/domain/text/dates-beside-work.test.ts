import { expect, it } from 'vitest'
import { withDatesBesideWork } from './dates-beside-work.ts'

const entries = [
  ...[
    '',
    'Welder, Iron Works',
    'Joined the plates of bridges and of   2019-03 — 2021-05 all their cranes',
    '• Led a crew',
    '',
  ],
  ...['Fitter, Red Mill', '• Put pumps together for mills, works, and ports,2017-01 — 2019-02 and kept them'],
]

it('dates beside the first line of the work stand behind the header above it', () => {
  expect(withDatesBesideWork(entries)).toEqual([
    ...[
      '',
      'Welder, Iron Works   2019-03 — 2021-05',
      'Joined the plates of bridges and of all their cranes',
      '• Led a crew',
      '',
    ],
    ...['Fitter, Red Mill   2017-01 — 2019-02', '• Put pumps together for mills, works, and ports, and kept them'],
  ])
})

it('they are left in one entry alone, in brackets, within a sentence, and where the header has dates', () => {
  for (const lines of [
    entries.slice(0, 4),
    entries.map((line) => line.replace(/(\d{4}-\d\d — \d{4}-\d\d)/, '($1)')),
    entries.map((line) => line.replace(/(?: {3}|,)(\d{4}-\d\d — \d{4}-\d\d)/, ' from $1')),
    entries.map((line) => line.replace(/^(Welder|Fitter).*/, '$&   2019 – 2021')),
  ])
    expect(withDatesBesideWork(lines)).toEqual(lines)
})
