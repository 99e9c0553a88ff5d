/** Minimum length of a word, in letters, of which one may be wrong: shorter ones are too close to others. */
const shortest = 8
/** How many letters at both ends have to be right: "Experienced" and "Presentation" are other words, no slips. */
const right = { first: 1, last: 2 }

/**
 * Words of headings by their spelling with one letter wrong, left out, doubled, or changed for the next: each word is found by what is
 * left of both when a letter is taken out.
 */
export class HeadingSpelling {
  private readonly wordOf = new Map<string, string>()
  private readonly words: ReadonlySet<string>

  constructor(words: ReadonlySet<string>) {
    this.words = words
    for (const word of words) {
      if (word.length < shortest) continue
      for (const short of [word, ...shortened(word)]) if (!this.wordOf.has(short)) this.wordOf.set(short, word)
    }
  }

  /** Words of a heading, in small letters, as they are meant; undefined if one is unknown, or none is misspelled. */
  corrected(words: string): string | undefined {
    const list = words.split(' ')
    if (!list.every((word) => word.length >= shortest - 1 || this.words.has(word))) return undefined
    let isChanged = false
    const meant: string[] = []
    for (const word of list) {
      const known = this.words.has(word) ? word : this.meantBy(word)
      if (known === undefined) return undefined
      if (known !== word) isChanged = true
      meant.push(known)
    }
    return isChanged ? meant.join(' ') : undefined
  }

  private meantBy(word: string): string | undefined {
    for (const short of [word, ...shortened(word)]) {
      const meant = this.wordOf.get(short)
      if (meant !== undefined && isSlip(word, meant)) return meant
    }
    return undefined
  }
}

/** A word without one of the letters between its first and its last two. */
function shortened(word: string): string[] {
  const found: string[] = []
  for (let at = right.first; at < word.length - right.last; at++) found.push(word.slice(0, at) + word.slice(at + 1))
  return found
}

function isSlip(word: string, meant: string): boolean {
  const isSameEnd = word.slice(-right.last) === meant.slice(-right.last)
  return Math.abs(word.length - meant.length) <= 1 && isSameEnd && word[0] === meant[0]
}
