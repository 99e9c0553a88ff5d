import type { SectionKind } from './section-kinds.ts'

/** Most first letters of a heading that may be a picture, of one of several words and of one of a single word, and fewest that must be left of it. */
const most = { ofSeveral: 4, ofOne: 1, left: 5 }

/** What is a word or a name where a heading has lost its first letter: "training", "estudios", "cargos". */
const whole = new Set('raining tages studios argos coles ennis'.split(' '))

/** Headings without their first letters. */
export class CutHeadings {
  readonly #kinds = new Map<string, SectionKind>()

  /** @param headings in folded letters, with their kinds */
  constructor(headings: Iterable<[string, SectionKind]>) {
    for (const [heading, kind] of headings) {
      const first = heading.indexOf(' ') < 0 ? heading.length : heading.indexOf(' ')
      const longest = first < heading.length ? most.ofSeveral : most.ofOne
      for (let cut = 1; cut <= longest && first - cut >= most.left; cut++) {
        const rest = heading.slice(cut)
        if (!whole.has(rest)) this.#kinds.set(rest, kind)
      }
    }
  }

  /**
   * The kind of a heading whose first letters are a picture: "xperience", "RIENCE PROFESSIONNELLE". What is left of it is in capitals, or
   * begins with a small letter.
   */
  kindOf(line: string, words: string): SectionKind | undefined {
    const isCut = /^\p{Ll}/u.test(line) || !/\p{Ll}/u.test(line)
    return isCut ? this.#kinds.get(words) : undefined
  }
}
