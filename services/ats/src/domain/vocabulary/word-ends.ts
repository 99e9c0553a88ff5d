/** Number of values of the last three letters, five bits each. */
const values = 2 ** 15

/** The last three letters of many words, to pass over most other words without looking them up. */
export class WordEnds {
  readonly #bits = new Uint8Array(values / 8)

  /** @param words in small letters without accents; those below three letters always may be one */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 3) continue
      const end = endOf(word)
      this.#bits[end >> 3] = (this.#bits[end >> 3] as number) | (1 << (end & 7))
    }
  }

  /** False for a word that ends like none of them. */
  mayHave(word: string): boolean {
    if (word.length < 3) return true
    const end = endOf(word)
    return ((this.#bits[end >> 3] as number) & (1 << (end & 7))) !== 0
  }
}

function endOf(word: string): number {
  const { length } = word
  const letter = (back: number) => word.charCodeAt(length - back) & 31
  return (letter(3) << 10) | (letter(2) << 5) | letter(1)
}
