import { describe, expect, it } from 'vitest'
import { employerAlone } from '../assemble/employer-alone.ts'
import { readRoles } from '../assemble/roles.ts'
import { withoutSharedPlace } from '../parse/shared-place.ts'
import { isLegalForm, legalForm } from './legal-forms.ts'

it.each([
  'Iron Works, C.A.',
  'Iron Works, L.L.C.',
  'Iron Works Sdn Bhd',
  'Iron Works S.A. de C.V.',
  'Iron Works OÜ',
  'Iron Works LLP',
])('ends the name of a firm: %s', (name) => {
  expect(legalForm.test(name)).toBe(true)
  expect(employerAlone(name)).toBe(name)
})

it.each(['Iron Works', 'AG Kestwick', 'Sandhill, Leeds'])('ends no name of a firm: %s', (name) => {
  expect(legalForm.test(name)).toBe(false)
  expect(isLegalForm(name)).toBe(false)
})

describe('a legal form behind a comma', () => {
  it('is none of a town that all employers share', () => {
    const employers = ['Iron Works, C.A.', 'Red Mill, L.L.C.']
    expect(withoutSharedPlace(employers)).toEqual(employers)
  })

  it('stays with its firm, before a country and behind capitals', () => {
    const roles = readRoles([
      ...['2020-2022   Welder', 'Los Molinos, C.A., Venezuela', '', '2018-2020   Clerk, Red Mill, C.A., Venezuela', ''],
      ...['Quality Engineer- KESTW QPS Pvt Ltd', '(July 2013 to June 2014)'],
    ])
    expect(roles.map(({ employer }) => employer)).toEqual(['Los Molinos, C.A.', 'Red Mill, C.A.', 'KESTW QPS Pvt Ltd'])
  })
})
