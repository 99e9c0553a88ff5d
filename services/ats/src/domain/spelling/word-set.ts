/** A set of words as it is kept: their hashes in order, each as the distance to the one before, in groups of seven bits. */
export interface KeptWords {
  count: number
  /** Base64. */
  hashes: string
}

/** A word as a number of 32 bits (FNV-1a over its characters): two of 80,000 words seldom share one. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Words to be kept. */
export function keepWords(words: Iterable<string>): KeptWords {
  const hashes = [...new Set([...words].map(hashOf))].sort((a, b) => a - b)
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

/** Kept words as hashes in order, four bytes a word. */
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

/** Whether a word is one of a set. */
export function hasWord(set: Uint32Array, word: string): boolean {
  const wanted = hashOf(word)
  let [low, high] = [0, set.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = set[middle] ?? 0
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
