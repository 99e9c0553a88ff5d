import { v7, validate, version } from 'uuid'
import { randomHex } from './random.ts'

/** A new UUIDv7 (RFC 9562): sorts by the time it was created. */
export function newId(): string {
  return v7()
}

/** The beginning that all IDs of a millisecond share: its 48 bits, and the version. */
const beginning = { of: 0, text: '' }

/** The digit that tells the variant, by the character code of a random digit: its two highest bits are given (RFC 9562). */
const variants = Array.from({ length: 103 }, (_, code) =>
  '89ab'.charAt(Number.parseInt(String.fromCharCode(code), 16) & 3),
)

/** Like {@link newId}, for IDs created by the thousand and never sorted: within a millisecond the order is random. */
export function newShortLivedId(): string {
  const now = Date.now()
  if (now !== beginning.of) {
    const time = now.toString(16).padStart(12, '0')
    beginning.of = now
    beginning.text = `${time.slice(0, 8)}-${time.slice(8)}-7`
  }
  const digits = randomHex(19)
  const variant = variants[digits.charCodeAt(3)]
  return `${beginning.text}${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7)}`
}

/** Whether a string is a UUIDv7 in its usual lower-case form. */
export function isId(value: string): boolean {
  return validate(value) && version(value) === 7 && value === value.toLowerCase()
}

/** When a UUIDv7 was made, to the millisecond: its first 48 bits tell it. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}
