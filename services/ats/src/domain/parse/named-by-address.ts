import { nameIn, titled } from '../annotate/person-name.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { Section } from './sections.ts'

/** Fewest letters of a word of a name that an address tells, and longest line that is looked at, in characters. */
const fewestLetters = 3
const longest = 50

/**
 * The name that stands alone on a line anywhere, or with its first and its last word on two, if all its words are in the e-mail address:
 * columns are read in an order in which it may come late. Undefined for none.
 * @param local what stands before the sign of the address, without accents
 */
export function namedByAddress(sections: Section[], local: string): string | undefined {
  const lines = sections.flatMap((section) => section.lines).map((line) => line.trim())
  const address = local.replaceAll(' ', '')
  const isTold = (name: string) => {
    const words = foldText(name).split(' ')
    return new Set(words).size > 1 && words.every((word) => word.length >= fewestLetters && address.includes(word))
  }
  for (const [at, line] of lines.entries()) {
    if (line.length < fewestLetters || line.length > longest || !/^\p{Lu}/u.test(line)) continue
    const alone = nameIn(line)
    if (isTold(alone)) return alone
    const next = lines[at + 1] ?? ''
    const both = isWord(line) && isWord(next) ? `${titled(line)} ${titled(next)}` : ''
    if (both !== '' && isTold(both)) return both
  }
  return undefined
}

const isWord = (line: string) => /^\p{Lu}[\p{L}'’-]{2,30}$/u.test(line)
