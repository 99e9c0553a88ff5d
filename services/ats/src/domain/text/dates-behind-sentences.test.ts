import { expect, it } from 'vitest'
import { withDatesBehindSentences } from './dates-behind-sentences.ts'

const told = [
  'Welder (freelance) in the building of bridges of steel over the river, at Red Mill. [May 2019 - June 2021]',
  'Joined plates.',
  'Project manager (Sandhill) responsible for the cranes of the harbour and their motors. [2015 - 2019]',
]

it('sentences with their dates in brackets behind them are headers and what they tell', () => {
  expect(withDatesBehindSentences(told)).toEqual([
    '',
    'Welder | Red Mill | May 2019 - June 2021',
    'in the building of bridges of steel over the river',
    'Joined plates.',
    '',
    'Project manager | Sandhill | 2015 - 2019',
    'responsible for the cranes of the harbour and their motors.',
  ])
})

it.each([
  ['one alone', told.slice(0, 2)],
  ['items', told.map((line) => `• ${line}`)],
  [
    'titles that go on with a field',
    told.map((line) =>
      line.replace(/(?<=^(?:Welder|Project manager))[^[]*/, ' in Bridges of Steel, Cranes and Gates of Canals '),
    ),
  ],
  ['brackets without dates', told.map((line) => line.replace(/\[.*\]/, '[of steel, see above]'))],
  ['sentences without a title', told.map((line) => line.replace(/^(?:Welder|Project manager)/, 'Aldmoor'))],
])('others are left: %s', (_name, lines) => expect(withDatesBehindSentences(lines)).toEqual(lines))
