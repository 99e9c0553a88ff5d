import { expect, it } from 'vitest'
import { namedByAddress } from './named-by-address.ts'

const sections = (...lines: string[]) => [
  { kind: 'header' as const, heading: '', lines: ['Resume', 'Welder'] },
  { kind: 'education' as const, heading: 'Education', lines },
]

it('finds a name that stands late, and all of whose words the address has', () => {
  expect(namedByAddress(sections('Trade school', 'ANNA KESTWICK'), 'anna kestwick')).toBe('Anna Kestwick')
  expect(namedByAddress(sections('Trade school', 'Anna', 'KESTWICK'), 'annamkestwick')).toBe('Anna Kestwick')
  expect(namedByAddress(sections('Trade school', ': Anna Kestwick'), 'annakestwick')).toBe('Anna Kestwick')
  expect(namedByAddress(sections('Trade school', 'Mina-Anna KESTWICK'), 'annakestwick')).toBe('Mina-Anna KESTWICK')
})

it.each([
  [['Iron Works', 'Anna Kestwick'], 'akestwick'],
  [['Anna'], 'anna kestwick'],
  [['Anna Kestwick led the yard of cranes'], 'anna kestwick'],
])('finds none where the address has not all, or the line says more: %j', (lines, local) => {
  expect(namedByAddress(sections(...lines), local)).toBeUndefined()
})
