import { createHash } from 'node:crypto'

/** A digest of a request, made of its parts in their order. */
export function fingerprintOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
