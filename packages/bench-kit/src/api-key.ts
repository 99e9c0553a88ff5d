import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** A new API key, in the documented form (docs/api/api-keys.md): `svc_`, 56 random hexadecimal digits and their CRC-32. */
export function newApiKey(): string {
  const digits = randomBytes(28).toString('hex')
  return `svc_${digits}${crc32(digits).toString(16).padStart(8, '0')}`
}

/** The columns of identity's table in which a key is found again. @param hashSecret the platform's API_KEY_HASH_SECRET */
export function storedFormOf(key: string, hashSecret: string) {
  return {
    keyHash: createHmac('sha256', hashSecret).update(key).digest(),
    keyPrefix: key.slice(0, 8),
    keySuffix: key.slice(-8),
  }
}
