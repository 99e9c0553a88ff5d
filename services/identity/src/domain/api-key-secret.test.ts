import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWellFormedKey, newApiKeySecret, storedFormOf } from './api-key-secret.ts'

describe('an API key', () => {
  it('is svc_ and 64 hexadecimal characters that end in their CRC-32', () => {
    const key = newApiKeySecret()
    expect(key).toMatch(/^svc_[0-9a-f]{64}$/)
    expect(isWellFormedKey(key)).toBe(true)
  })

  it('with one mistyped character is not well formed', () => {
    fc.assert(
      fc.property(fc.nat(63), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        const key = newApiKeySecret()
        const position = 4 + at
        fc.pre(key[position] !== digit)
        expect(isWellFormedKey(key.slice(0, position) + digit + key.slice(position + 1))).toBe(false)
      }),
    )
  })

  it('is stored as a hash that depends on the secret of the installation', () => {
    const key = newApiKeySecret()
    const [one, other] = [storedFormOf(key, 'one'), storedFormOf(key, 'other')]
    expect(one.keyHash.equals(other.keyHash)).toBe(false)
    expect(one.keyPrefix).toBe(key.slice(0, 8))
    expect(one.keySuffix).toBe(key.slice(-8))
  })
})
