import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedCookieValue, signedCookieValue } from './session-cookie.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_. "%']

describe('the value of a session cookie', () => {
  it('has one spelling: with any character put in, left out or exchanged it is no session', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{32}$/),
        fc.nat({ max: 76 }),
        fc.constantFrom(0, 1),
        fc.constantFrom('', ...alphabet),
        (token, at, removed, put) => {
          const signed = signedCookieValue(token, 'secret')
          const spelled = signed.slice(0, at) + put + signed.slice(at + removed)
          expect(isSignedCookieValue(spelled, 'secret')).toBe(spelled === signed)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('is refused in the other three spellings of the same signature', () => {
    const signed = signedCookieValue('token', 'secret')
    const [token = '', signature = ''] = signed.split('.')
    const bytes = Buffer.from(signature, 'base64')
    const same = alphabet
      .map((last) => `${signature.slice(0, 42)}${last}=`)
      .filter((spelled) => /^[A-Za-z0-9+/]{43}=$/.test(spelled) && Buffer.from(spelled, 'base64').equals(bytes))
    expect(same).toHaveLength(4)
    expect(same.filter((spelled) => isSignedCookieValue(`${token}.${spelled}`, 'secret'))).toEqual([signature])
  })

  it('needs a token, a signature and the secret that signed it', () => {
    for (const value of ['', '.', 'token', 'token.', signedCookieValue('token', 'another')]) {
      expect(isSignedCookieValue(value, 'secret'), value).toBe(false)
    }
  })
})
