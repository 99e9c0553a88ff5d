import { isPlace } from '../annotate/places.ts'
import { foldText } from '../vocabulary/fold-text.ts'

/** Capitals, with stops or small letters between: "RMW", "R.M.W.", "RoM". */
const capitals = /^(?=\P{Lu}*\p{Lu}\P{Lu}*\p{Lu})(?:\p{Lu}[.-]?|\p{Ll}(?=\p{Lu})){2,10}$/u
/** Longest name that is compared, in characters. */
const longestName = 150

/**
 * Whether a word is the short form of a name: it begins as the name does, and its letters are among those of the name, in the same
 * order. "RMW" is one of "Red Mill Works", and "Redmi" is none.
 */
export function isShortForm(word: string, name: string): boolean {
  if (!capitals.test(word) || name.length > longestName || !name.includes(' ') || isPlace(word)) return false
  const letters = foldText(name).replaceAll(' ', '')
  const short = foldText(word).replaceAll(' ', '')
  let at = -1
  for (const letter of short) {
    at = letters.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return short[0] === letters[0]
}
