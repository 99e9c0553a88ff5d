import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'

const pattern = /^svc_([0-9a-f]{56})([0-9a-f]{8})$/

/**
 * Whether a string has the form of an API key: `svc_`, 56 hexadecimal digits and their CRC-32
 * (docs/api/api-keys.md). A mistyped or invented key is recognized without a look-up.
 */
export function isWellFormedKey(value: string): boolean {
  const [, digits, checksum] = pattern.exec(value) ?? []
  return digits !== undefined && crc32(digits).toString(16).padStart(8, '0') === checksum
}

/** The hash under which a key is known, hexadecimal. Takes 2 µs. */
export function hashOfKey(key: string, hashSecret: string): string {
  return createHmac('sha256', hashSecret).update(key).digest('hex')
}
