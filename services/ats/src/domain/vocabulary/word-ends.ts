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

/** Fewest letters before the last part of a word. */
const fewestBefore = 3

/** What words of several parts may end with: "leiter" in "vertriebsleiter". */
export class LastParts {
  readonly #parts: ReadonlySet<string>
  readonly #ends: WordEnds
  readonly #shortest: number
  readonly #longest: number

  /** @param parts in small letters without accents */
  constructor(parts: Iterable<string>) {
    this.#parts = new Set(parts)
    this.#ends = new WordEnds(this.#parts)
    const lengths = [...this.#parts].map(({ length }) => length)
    this.#shortest = Math.min(...lengths)
    this.#longest = Math.max(...lengths)
  }

  /** Whether a word ends with one of them, behind at least three other letters. */
  areIn(word: string): boolean {
    const { length } = word
    if (length < fewestBefore + this.#shortest || !this.#ends.mayHave(word)) return false
    const first = Math.max(fewestBefore, length - this.#longest)
    for (let at = first; at <= length - this.#shortest; at++) if (this.#parts.has(word.slice(at))) return true
    return false
  }
}
