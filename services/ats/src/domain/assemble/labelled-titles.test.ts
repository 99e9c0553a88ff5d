import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const namesOf = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => `${title} @ ${employer}`)

it('what a label asks for is the title up to its end', () => {
  expect(
    namesOf(
      'Company: Sandhill Pvt Ltd',
      'Designation: Senior Engineer - Quantity Surveying',
      'Duration: July 2014 to October 2015',
    ),
  ).toEqual(['Senior Engineer - Quantity Surveying @ Sandhill Pvt Ltd'])
})

it('it has the employer within it where there is no other', () => {
  expect(
    namesOf('Posting: Site supervisor in Iron Works - Leeds, England', 'Duration: June 2013 to October 2013'),
  ).toEqual(['Site supervisor @ Iron Works'])
})

it('the employer of a form is no client of it', () => {
  const role = ['Company: Red Mill Ltd', 'Client: Town of Leeds', 'Designation: Welder', 'Duration: 2014 – 2016']
  expect(namesOf(...role, '', 'Company: Sandhill Ltd', 'Designation: Fitter', 'Duration: 2012 – 2014')).toEqual([
    'Welder @ Red Mill Ltd',
    'Fitter @ Sandhill Ltd',
  ])
})
