/** The hash of no character. */
export const noHash = 0x811c9dc5

/** The hash of a text with one more character (FNV-1a, 32 bits). */
export function hashFrom(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The hash of a word, over its characters. */
export function hashOf(word: string): number {
  let hash = noHash
  for (let at = 0; at < word.length; at++) hash = hashFrom(hash, word.charCodeAt(at))
  return hash
}

/** A set of words by their hashes, which says of most words that are not in it that they are not, without looking them up. */
export class WordFilter {
  readonly #bits: Uint8Array
  readonly #last: number

  /** @param bits how many it has, a power of two */
  constructor(bits: number) {
    this.#bits = new Uint8Array(bits / 8)
    this.#last = bits - 1
  }

  add(hash: number): void {
    const at = hash & this.#last
    this.#bits[at >> 3] = (this.#bits[at >> 3] as number) | (1 << (at & 7))
  }

  /** False for a word that is not in the set. */
  mayHave(hash: number): boolean {
    const at = hash & this.#last
    return ((this.#bits[at >> 3] as number) & (1 << (at & 7))) !== 0
  }
}
