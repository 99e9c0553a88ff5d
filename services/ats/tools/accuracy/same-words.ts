import { foldText } from '../../src/domain/vocabulary/fold-text.ts'

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Least part of the words of two texts that has to be in both. */
const shared = 0.8

/**
 * Whether two texts say the same: their letters and digits are the same, or four fifths of the words of both are in both.
 * What sets a title apart from its unit is a matter of taste; this lets a comma or a "Ltd" pass and nothing more.
 */
export function sayTheSame(left: string, right: string): boolean {
  if (lettersOf(left) === lettersOf(right)) return true
  const [some, others] = [wordsOf(left), wordsOf(right)]
  if (some.length === 0 || others.length === 0) return false
  const rest = [...others]
  let both = 0
  for (const word of some) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    both++
  }
  return (2 * both) / (some.length + others.length) >= shared
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
