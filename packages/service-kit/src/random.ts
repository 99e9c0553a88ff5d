import { randomFillSync } from 'node:crypto'

/** Bytes that are fetched from the system at once: asking for a few at a time costs more than using them. */
const pool = Buffer.alloc(8 * 1024)
let used = pool.length

/**
 * Random bytes from the system's source, good for tokens.
 * @param count at most 1024
 */
export function randomChunk(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const chunk = Buffer.from(pool.subarray(used, used + count))
  used += count
  return chunk
}
