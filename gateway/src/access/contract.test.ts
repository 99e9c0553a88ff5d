import { describe, expect, it } from 'vitest'
import { contract, type Rule } from '../../test-data/contract.ts'
import { routes } from '../routes/index.ts'
import { type Access, describeAccess } from './access.ts'

/** What the letters of the contract stand for. */
const meanings: Record<Rule['letter'], (rule: Rule) => Access> = {
  S: () => ({ session: true }),
  K: ({ scope }) => ({ session: true, ...(scope && { key: scope }) }),
  KO: ({ scope }) => ({ session: true, origin: true, ...(scope && { key: scope }) }),
  A: () => ({ session: true, key: 'any' }),
  AO: () => ({ session: true, key: 'any', origin: true }),
  Q: () => ({ session: true, key: 'any', anonymous: true }),
  admin: () => ({ session: true, admin: true }),
}

/** This says at once what the test of every route finds out by calling them. */
describe('the contract of who may call what', () => {
  it('names every row', () => {
    const rows = routes.map(({ method, path }) => `${method} ${path}`)
    expect(rows.filter((row) => !(row in contract))).toEqual([])
  })

  it.each(routes.map((row) => [`${row.method} ${row.path}`, row] as const))('agrees with the row %s', (name, row) => {
    const rule = contract[name]
    if (!rule) throw new Error(`gateway/test-data/contract.ts does not name ${name}`)
    expect(describeAccess(row.access)).toBe(describeAccess(meanings[rule.letter](rule)))
  })
})
