import { describe, expect, it } from 'vitest'
import { isMissingReference, isUniqueViolation } from './violations.ts'

const errorWith = (facts: object) => Object.assign(new Error('refused'), facts)
const rawSql = (cause: object) => errorWith({ code: 'P2010', meta: { driverAdapterError: { cause } } })

describe.each([
  [isUniqueViolation, 'P2002', '23505', 'UniqueConstraintViolation'],
  [isMissingReference, 'P2003', '23503', 'ForeignKeyConstraintViolation'],
] as const)('%o', (isBroken, prisma, postgres, kind) => {
  it.each([
    ['of pg', errorWith({ code: postgres, constraint: 'some_key' })],
    ['of a query of Prisma', errorWith({ code: prisma })],
    ['of raw SQL of Prisma, by its code', rawSql({ originalCode: postgres })],
    ['of raw SQL of Prisma, by its kind', rawSql({ kind })],
  ])('knows an error %s', (_whose, error) => {
    expect(isBroken(error)).toBe(true)
  })

  it.each([
    ['another constraint', errorWith({ code: '23514' })],
    ['raw SQL that broke another constraint', rawSql({ originalCode: '23514', kind: 'postgres' })],
    ['an error without a code', new Error(postgres)],
    ['what is no error', { code: postgres }],
  ])('is not taken in by %s', (_what, error) => {
    expect(isBroken(error)).toBe(false)
  })
})
