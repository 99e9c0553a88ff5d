import { runInNewContext } from 'node:vm'
import { processorSeconds } from '@resume/test-kit/processor-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExactly } from './exact-json.ts'

/** What reading means, number by number: much too slow for large texts with many values. */
function readOneByOne(text: string): unknown {
  const kept = (_name: string, value: unknown, { source }: { source?: string } = {}) => {
    if (typeof value !== 'number' || source === undefined) return value
    return Number.isFinite(value) && sameDecimal(source, String(value)) ? value : JSON.rawJSON(source)
  }
  return JSON.parse(text, kept as (name: string, value: unknown) => unknown)
}

/** Whether two spellings are of one number. */
function sameDecimal(one: string, other: string): boolean {
  const [a, b] = [wholeOf(one), wholeOf(other)]
  const least = Math.min(a.exponent, b.exponent)
  return a.digits * 10n ** BigInt(a.exponent - least) === b.digits * 10n ** BigInt(b.exponent - least)
}

function wholeOf(number: string): { digits: bigint; exponent: number } {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return {
    digits: BigInt(`${whole}${fraction}`.replace('-', '')) * (mantissa.startsWith('-') ? -1n : 1n),
    exponent: Number(exponent) - fraction.length,
  }
}

/** A number as JSON may spell it. */
const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`))
const spelled = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.oneof(
        fc.constant('0'),
        digits(25).map((text) => text.replace(/^0+(?=.)/, '')),
      ),
      fc.oneof(
        fc.constant(''),
        digits(25).map((text) => `.${text}`),
      ),
      fc.oneof(
        fc.constant(''),
        fc.tuple(fc.constantFrom('e', 'E', 'e+', 'E-', 'e-', 'e00'), digits(3)).map((parts) => parts.join('')),
      ),
    )
    .map((parts) => parts.join('')),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.bigInt({ min: 10n ** 15n, max: 10n ** 17n }).map(String),
  fc.constantFrom('-0', '0', '-0.00000000000000000', '0e000', '1e200', '2e200', '3e200', '1e400', '-1e200', '1e-400'),
)

/** A string as JSON may write it, among them what looks like a number or ends like a string. */
const quoted = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  spelled.map((number) => `"${number}"`),
  spelled.map((number) => `"\\\\\\"${number}\\\\"`),
  fc.constantFrom('"\\u0022"', '"a\\u0022\\\\"', '"\\\\"', '"\\ud800"', '"__proto__"', '"1"', '"a"'),
)

/** Not those that begin with an escape: V8 may take them for a name that is a backslash, once it has read one. */
const name = quoted.filter((text) => !text.startsWith('"\\'))

/** A JSON text, with names that come twice, and blanks. */
const { text: anyText } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    spelled,
    quoted,
    fc.constantFrom('true', 'false', 'null', '[]', '{}'),
    fc.array(tie('text')).map((items) => `[${items.join(' ,')}]`),
    fc
      .array(fc.tuple(name, tie('text')))
      .map((members) => `{${members.map((member) => member.join('\t:')).join('\n,')}}`),
  ),
}))

const again = (text: string) => JSON.stringify(parseExactly(text))

/** Four megabytes of numbers take 0.2 s, of objects 0.5 s; by a reviver, they take 4.4 s and 2.1 s. */
const seconds = 1.5

describe('reading JSON exactly', () => {
  it.each([
    '12345678901234567890',
    '0.12345678901234567890123',
    '1e400',
    '9007199254740993',
    '-1e-400',
    '123456789012345678901234567890e-5',
  ])('keeps %s as it is written', (number) => {
    expect(again(`{"a":[${number}]}`)).toBe(`{"a":[${number}]}`)
  })

  it('is not held up by a number of a megabyte', () => {
    const number = `0.1${'0'.repeat(1_000_000)}1`
    expect(runInNewContext('read()', { read: () => again(number) }, { timeout: 5_000 })).toBe(number)
  })

  it.each([
    ['numbers', '1,'],
    ['objects', '{},'],
  ])('takes little of the processor for millions of %s beside a long number', (_kind, value) => {
    const text = `[${value.repeat(4_000_000 / value.length)}0.10000000000000000001]`
    let read: unknown[] = []
    expect(processorSeconds(() => (read = parseExactly(text) as unknown[]))).toBeLessThan(seconds)
    expect(JSON.stringify(read.at(-1))).toBe('0.10000000000000000001')
  })

  it('reads what is nested deeper than the stack', () => {
    const levels = 1_000_000
    let inner = parseExactly(`${'['.repeat(levels)}1e400${']'.repeat(levels)}`)
    for (let level = 0; level < levels; level++) inner = (inner as unknown[])[0]
    expect(JSON.stringify(inner)).toBe('1e400')
  })

  it('keeps exactly the numbers that JavaScript would round, wherever they are', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [read, expected] = [parseExactly(text), readOneByOne(text)]
        expect(read).toStrictEqual(expected)
        expect(JSON.stringify(read)).toBe(JSON.stringify(expected))
      }),
      { numRuns: 1_000 },
    )
  })

  it('refuses what is no JSON, also with long numbers', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.string({ maxLength: 2 }), (text, at, change) => {
        const place = at % (text.length + 1)
        const changed = text.slice(0, place) + change + text.slice(place + 1)
        const outcome = (read: (text: string) => unknown) => {
          try {
            return JSON.stringify(read(changed))
          } catch (error) {
            return String(error)
          }
        }
        expect(outcome(parseExactly)).toBe(outcome(readOneByOne))
      }),
    )
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
