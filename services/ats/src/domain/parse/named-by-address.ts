import { nameIn, titled } from '../annotate/person-name.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import type { Section } from './sections.ts'

/** Fewest letters of a word of a name that an address tells, and longest line that is looked at, in characters. */
const fewestLetters = 3
const longest = 50
/** Share of an address that the words of a name are of which it has not all: "aidalee" of "Mina-Aida Lee". */
const mostlyTold = 0.85
/** What stands before a name that is no letter: the sign of a label that is a picture. */
const signBefore = /^[^\p{L}]{1,3}(?=\p{Lu})/u

/**
 * The name that stands alone on a line anywhere, or with its first and its last word on two, if all its words are in the e-mail address:
 * columns are read in an order in which it may come late. Undefined for none.
 * @param local what stands before the sign of the address, without accents
 */
export function namedByAddress(sections: Section[], local: string): string | undefined {
  const lines = sections.flatMap((section) => section.lines).map((line) => line.trim().replace(signBefore, ''))
  const address = local.replaceAll(' ', '')
  const isTold = (name: string) => {
    const words = foldText(name).split(' ')
    const told = new Set(words.filter((word) => word.length >= fewestLetters && address.includes(word)))
    const letters = [...told].reduce((sum, word) => sum + word.length, 0)
    return told.size > 1 && (words.every((word) => told.has(word)) || letters >= mostlyTold * address.length)
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
