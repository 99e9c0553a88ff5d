import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExactly } from './exact-json.ts'

const again = (text: string) => JSON.stringify(parseExactly(text))

describe('reading JSON exactly', () => {
  it.each([
    '12345678901234567890',
    '0.12345678901234567890123',
    '1e400',
    '-1e-400',
    '123456789012345678901234567890e-5',
  ])('keeps %s as it is written', (number) => {
    expect(again(`{"a":[${number}]}`)).toBe(`{"a":[${number}]}`)
  })

  it('is not held up by a number of a megabyte', () => {
    const number = `0.1${'0'.repeat(1_000_000)}1`
    expect(runInNewContext('read()', { read: () => again(number) }, { timeout: 5_000 })).toBe(number)
  })

  it('reads numbers that JavaScript can hold as numbers, however they are written', () => {
    expect(
      parseExactly('[1.0,1e2,0.1,9007199254740991,0.30000000000000004,1.50000000000000000000,2e005,0e000]'),
    ).toEqual([...[1, 100, 0.1, 9_007_199_254_740_991], ...[0.1 + 0.2, 1.5, 200_000, 0]])
  })

  it('reads everything that JSON can say as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseExactly(text)).toEqual(JSON.parse(text))
      }),
    )
    expect(parseExactly('{"t":"12345678901234567890","__proto__":{"a":1}}')).toEqual(
      JSON.parse('{"t":"12345678901234567890","__proto__":{"a":1}}'),
    )
  })
})
