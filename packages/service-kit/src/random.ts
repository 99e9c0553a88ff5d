import { randomFillSync } from 'node:crypto'

/** Bytes that are fetched from the system at once: asking for a few at a time costs more than using them. */
const pool = Buffer.alloc(8 * 1024)
/** The same in hexadecimal: made of all of them at once, since making a text of a few takes as long. */
let digits = ''
let used = 0

/**
 * Random digits from the system's source, good for tokens.
 * @param count of hexadecimal digits, each of four bits; at most 1024
 */
export function randomHex(count: number): string {
  if (used + count > digits.length) {
    digits = randomFillSync(pool).toString('hex')
    used = 0
  }
  used += count
  return digits.slice(used - count, used)
}
