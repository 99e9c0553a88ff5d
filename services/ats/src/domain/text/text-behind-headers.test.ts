import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { withTextApart } from './text-behind-headers.ts'

const told = 'Small forge of the county that built bridges of steel for towns, with crews of four to eight welders.'

it('a line that is a whole role is its header and what it tells of the work', () => {
  const roles = readRoles([
    `2013-15 Welder / Fitter @ Sandhill, Leeds UK. ${told}`,
    '',
    `2011 – 2013 Foundry Inspector, Red Mill, Leeds. ${told}`,
  ])
  expect(roles.map(({ title, employer, bullets }) => [title, employer, bullets.join(' ')])).toEqual([
    ['Welder / Fitter', 'Sandhill', told],
    ['Foundry Inspector', 'Red Mill', told],
  ])
})

it.each([
  ['of prose', `2013 – 2015 the yard was ours, and Sandhill as well. ${told}`],
  ['without a title', `2013 – 2015 Sandhill Iron Works, Leeds. ${told}`],
  ['of an item', `• 2013 – 2015 Welder, Sandhill, Leeds. ${told}`],
  ['that is short', '2013 – 2015 Welder, Sandhill, Leeds. Built bridges.'],
])('a line %s stays one', (_what, line) => {
  expect(withTextApart([line])).toEqual([line])
})
