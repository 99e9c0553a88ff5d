import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newApiKeySecret, storedFormOf } from './api-key-secret.ts'

describe('an API key', () => {
  it('is svc_ and 64 hexadecimal characters that end in their CRC-32', () => {
    const key = newApiKeySecret()
    expect(key).toMatch(/^svc_[0-9a-f]{64}$/)
    expect(key.slice(-8)).toBe(crc32(key.slice(4, -8)).toString(16).padStart(8, '0'))
  })

  it('is stored as a hash that depends on the secret of the installation', () => {
    const key = newApiKeySecret()
    const [one, other] = [storedFormOf(key, 'one'), storedFormOf(key, 'other')]
    expect(one.keyHash.equals(other.keyHash)).toBe(false)
    expect(one.keyPrefix).toBe(key.slice(0, 8))
    expect(one.keySuffix).toBe(key.slice(-8))
  })
})
