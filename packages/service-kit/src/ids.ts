import { v7, validate, version } from 'uuid'
import { randomChunk } from './random.ts'

/** A new UUIDv7 (RFC 9562): sorts by the time it was created. */
export function newId(): string {
  return v7()
}

/** Like {@link newId}, for IDs created by the thousand and never sorted: within a millisecond the order is random. */
export function newShortLivedId(): string {
  return v7({ random: randomChunk(16) })
}

/** Whether a string is a UUIDv7 in its usual lower-case form. */
export function isId(value: string): boolean {
  return validate(value) && version(value) === 7 && value === value.toLowerCase()
}

/** When a UUIDv7 was made, to the millisecond: its first 48 bits tell it. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}
