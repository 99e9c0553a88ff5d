import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSubdomain, normalizeSubdomain, subdomainFault } from './subdomain.ts'

describe('a subdomain', () => {
  it.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['Zoë Müller', 'zoe-muller'],
    ['--a__b..c--', 'a-b-c'],
    ['xn--ada', 'xn-ada'],
    ['İpek', 'ipek'],
    ['ﬁne', 'fine'],
    ['😀', ''],
    ['ада', ''],
  ])('%s is normalized to %s', (typed, normalized) => {
    expect(normalizeSubdomain(typed)).toBe(normalized)
  })

  it('has 3 to 63 characters', () => {
    expect(subdomainFault('ab')).toBe('too_short')
    expect(subdomainFault('abc')).toBeUndefined()
    expect(subdomainFault('x'.repeat(63))).toBeUndefined()
    expect(subdomainFault('x'.repeat(64))).toBe('too_long')
  })

  it.each(['www', 'admin', 'login', 'cdn', 'webhook', 'billing', 'api', 'studio', 'payments'])(
    'is not the reserved word %s, however it is written',
    (word) => {
      expect(subdomainFault(word)).toBe('reserved')
      expect(subdomainFault([...word].join('-'))).toBe('reserved')
    },
  )

  it.each(['adm1n', 'l0gin', 'log-in', '4dmin', 'vvww', 'adrnin', 'b1ll1ng', 'a-p-i', 'acc0unt', 'supp0rt', 'a55ets'])(
    'is not %s, which looks like a reserved word',
    (name) => {
      expect(subdomainFault(name)).toBe('reserved')
    },
  )

  it.each(['ada', 'admiral', 'apiarist', 'my-portfolio', 'login-ada', 'stern', 'burns', 'bill', 'wwwang'])(
    'can be %s',
    (name) => {
      expect(subdomainFault(name)).toBeUndefined()
    },
  )

  it('is a label of DNS whatever is typed, and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const name = normalizeSubdomain(typed)
        expect(name).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(normalizeSubdomain(name)).toBe(name)
        expect(isSubdomain(name)).toBe(name.length >= 3 && name.length <= 63)
      }),
    )
  })
})
