import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { withEmployersBeforeWork } from './employers-before-work.ts'

/** A role of the Europass of old. */
const role = (dates: string, title: string, employer: string) => [
  `Dates   ${dates}`,
  `Occupation or position held   ${title}`,
  'Main activities and responsibilities   Joining the plates of bridges and checking the work of others',
  `Name and address of employer   ${employer}`,
  '',
]
const form = [
  ...role('2019.05 – 2021.07', 'Welder', 'Kestwick Kft. 1139 Aldmoor, Mill út 9.'),
  ...role('2016', 'Rigger', 'Red Mill Ltd'),
]

it('employers stand before the work of their roles', () => {
  const labels = withEmployersBeforeWork(role('2016', 'Rigger', 'Red Mill Ltd')).map((line) => line.split('   ')[0])
  expect(labels.slice(1, 4)).toEqual([
    'Occupation or position held',
    'Name and address of employer',
    'Main activities and responsibilities',
  ])
  expect(readRoles(form).map(({ title, employer }) => [title, employer])).toEqual([
    ['Welder', 'Kestwick Kft.'],
    ['Rigger', 'Red Mill Ltd'],
  ])
})

it('forms that begin with the employer, or have no label for the work, are left', () => {
  const begun = [
    'Employer: Red Mill Ltd',
    'Position: Welder',
    'Duties: Joining plates',
    'Employer: Iron Works',
    'Position: Rigger',
  ]
  expect(withEmployersBeforeWork(begun)).toEqual(begun)
  const short = form.filter((line) => !line.startsWith('Main'))
  expect(withEmployersBeforeWork(short)).toEqual(short)
})
