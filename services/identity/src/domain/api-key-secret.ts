import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The prefix of every API key. */
const keyMarker = 'svc_'

const randomDigits = 56

/** The checksum that ends a key: CRC-32 (ISO 3309) of the digits before it, as 8 hexadecimal digits. */
function checksumOf(digits: string): string {
  return crc32(digits).toString(16).padStart(8, '0')
}

/** A new API key: 224 random bits and their checksum. */
export function newApiKeySecret(): string {
  const digits = randomBytes(randomDigits / 2).toString('hex')
  return `${keyMarker}${digits}${checksumOf(digits)}`
}

/** What is stored of a key: a keyed hash, and the first and last characters by which its owner recognizes it. */
export function storedFormOf(secret: string, hashSecret: string) {
  return {
    keyHash: createHmac('sha256', hashSecret).update(secret).digest(),
    keyPrefix: secret.slice(0, 8),
    keySuffix: secret.slice(-8),
  }
}
