import { createHash } from 'node:crypto'

/** Characters of a tag: 128 bits as base64url, between quotation marks. */
const tagLength = 24

/** Puts a strong entity tag of some JSON in front of it, so that a cached answer need not be hashed again. */
export function withTag(json: Buffer): Buffer {
  const digest = createHash('sha256').update(json).digest().subarray(0, 16).toString('base64url')
  return Buffer.concat([Buffer.from(`"${digest}"`), json])
}

/** What {@link withTag} made, taken apart. */
export function takeTag(tagged: Buffer): { tag: string; json: Buffer } {
  return { tag: tagged.toString('latin1', 0, tagLength), json: tagged.subarray(tagLength) }
}

/** Whether `If-None-Match` names a tag (RFC 9110, section 13.1.2: the comparison is the weak one). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((named) => named.trim().replace(/^W\//, '') === tag)
}
