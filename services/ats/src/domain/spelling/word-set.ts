import { hashOf } from '../vocabulary/word-filter.ts'

/** A set of words as it is kept: their hashes in order, each as the distance to the one before, in groups of seven bits. */
export interface KeptWords {
  count: number
  /** Base64. */
  hashes: string
}

/** Bits with which a hash begins, by which it is looked for. */
const beginning = 12
const rest = 32 - beginning

/** Words to be kept. */
export function keepWords(words: Iterable<string>): KeptWords {
  const hashes = [...new Set([...words].map((word) => hashOf(word) >>> 0))].sort((a, b) => a - b)
  const bytes: number[] = []
  let last = 0
  for (const hash of hashes) {
    let distance = hash - last
    for (; distance > 0x7f; distance = Math.floor(distance / 0x80)) bytes.push((distance % 0x80) + 0x80)
    bytes.push(distance)
    last = hash
  }
  return { count: hashes.length, hashes: Buffer.from(bytes).toString('base64') }
}

/**
 * Kept words as numbers of 32 bits in order (FNV-1a over their characters), four bytes a word: two of 80,000 words seldom share
 * one.
 */
export function openWords({ count, hashes }: KeptWords): Uint32Array {
  const opened = new Uint32Array(count)
  let [at, last, distance, unit] = [0, 0, 0, 1]
  for (const byte of Buffer.from(hashes, 'base64')) {
    distance += (byte % 0x80) * unit
    unit *= 0x80
    if (byte >= 0x80) continue
    last += distance
    opened[at++] = last
    distance = 0
    unit = 1
  }
  return opened
}

/** What tells whether the word with a hash is one of a set. */
export function finderIn(set: Uint32Array): (hash: number) => boolean {
  /** Index of the first word with each beginning of its hash, and behind the last one how many there are. */
  const first = new Uint32Array(2 ** beginning + 1)
  for (const hash of set) first[(hash >>> rest) + 1] = (first[(hash >>> rest) + 1] as number) + 1
  for (let at = 1; at < first.length; at++) first[at] = (first[at] as number) + (first[at - 1] as number)
  return (hash) => {
    const wanted = hash >>> 0
    const at = wanted >>> rest
    let low = first[at] as number
    let high = (first[at + 1] as number) - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = set[middle] as number
      if (found === wanted) return true
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return false
  }
}
