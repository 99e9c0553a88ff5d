import { expect, it } from 'vitest'
import { belowEmployer } from './below-employer.ts'

it.each([
  ['a role without an employer has the one above', ['Welder', '', 'SANDHILL'], 'Welder | SANDHILL'],
  ['so has a title in capitals', ['WELDER', '', 'SANDHILL'], 'WELDER | SANDHILL'],
  ['so has a name in capitals below others', ['KESTWICK', '', 'Sandhill'], 'KESTWICK | Sandhill'],
  [
    'a name in capitals below one in capitals is another employer',
    ['KESTWICK COMMS', '', 'SANDHILL.'],
    ' | KESTWICK COMMS',
  ],
  ['one that has an employer keeps it', ['KESTWICK', 'RED MILL', 'SANDHILL'], 'KESTWICK | RED MILL'],
  ['there may be none above', ['KESTWICK', '', ''], 'KESTWICK | '],
] as const)('%s', (_what, [name, own, above], read) => {
  const { title, employer } = belowEmployer(name, own, above)
  expect(`${title} | ${employer}`).toBe(read)
})
