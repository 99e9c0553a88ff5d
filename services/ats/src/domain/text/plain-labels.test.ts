import { expect, it } from 'vitest'
import { readRoles } from '../assemble/roles.ts'
import { withPlainLabels } from './plain-labels.ts'

const form = [
  ...['1.   Company   :   Red Mill Ltd', 'Aldmoor, UK', '', 'Duration   :   March 2016 to November 2016', ''],
  ...['Designation   :   Elevator technician', '', '2.   Company   :   Iron Works LLC', 'Leeds, UK', ''],
  ...['Duration   :   Dec 2013 to Jan 2016', '', 'Designation   :   Senior welder'],
]

it('labels of a form stand as in running text', () => {
  expect(withPlainLabels(form).filter((line) => line.includes(':'))).toEqual([
    ...['Company: Red Mill Ltd', 'Duration: March 2016 to November 2016', 'Designation: Elevator technician'],
    ...['Company: Iron Works LLC', 'Duration: Dec 2013 to Jan 2016', 'Designation: Senior welder'],
  ])
})

it('leaves what is no label, and labels that need none of it', () => {
  const lines = ['1. Tools   :   plates', 'Company: Red Mill', '2019 : Welder', 'Red Mill : Welder']
  expect(withPlainLabels(lines)).toEqual(lines)
})

it('roles in such a form are read', () => {
  expect(readRoles(form).map(({ title, employer }) => [title, employer])).toEqual([
    ['Elevator technician', 'Red Mill Ltd'],
    ['Senior welder', 'Iron Works LLC'],
  ])
})
