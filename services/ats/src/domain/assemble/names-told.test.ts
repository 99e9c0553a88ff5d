import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const namesOf = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => `${title} @ ${employer}`)

it('sentences among other headers tell the names of their roles', () => {
  const others = [
    'Welder, Iron Works Ltd   2010 – 2012',
    '• Bridges',
    '',
    'Fitter, Sandhill Ltd   2008 – 2010',
    '• Towers',
    '',
  ]
  expect(
    namesOf(
      '(1) (From 2014 to 2016) Worked with Red Mill Company (RMC) at Leeds as Project Engineer.',
      ...['• Cranes', '', ...others],
      'I am working as a site engineer (roads) in Kestwick Engineers from 2016 till now.',
    ),
  ).toEqual([
    'Project Engineer @ Red Mill Company',
    'Welder @ Iron Works Ltd',
    'Fitter @ Sandhill Ltd',
    'site engineer @ Kestwick Engineers',
  ])
})

it('the work of a role without a title may begin with a sentence that tells it', () => {
  expect(
    namesOf(
      'RED MILL PVT. LTD., LEEDS',
      'JUNE 2013 - PRESENT',
      'Working with an old builder of mills as a Chief Accountant.',
      '• Books',
    ),
  ).toEqual(['Chief Accountant @ RED MILL PVT. LTD.'])
})

it('an employer that is a sentence is the one that it tells of', () => {
  expect(
    namesOf(
      ...['Welder', 'was working with Red Mill Limited   2011 – 2015', '• Bridges', ''],
      ...['Fitter', 'WithSANDHILL LIMITED   2006 – 2011', '• Pipes'],
    ),
  ).toEqual(['Welder @ Red Mill Limited', 'Fitter @ SANDHILL LIMITED'])
})
