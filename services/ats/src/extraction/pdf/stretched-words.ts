import type { Gap } from './glyph-gaps.ts'
import type { Glyph } from './marks.ts'

/** Minimum number of letters of a word that is stretched over its column, and by how much the gaps between them differ, in sizes of the font. */
const fewestLetters = 4
const unevenness = 0.15

/**
 * Which capitals of a line go on with a word that is stretched over its column, as headings are ("E   D   U   C"): the gaps between its
 * letters are as wide as those between columns, but all alike.
 * @param line characters that are seen, from the left
 * @param gaps before each of them but the first
 * @returns the indexes of those capitals in the line
 */
export function stretchedLetters(line: Glyph[], gaps: Gap[]): Set<number> {
  const found = new Set<number>()
  let from = 0
  for (let at = 1; at <= line.length; at++) {
    if (goesOn(line, gaps, from, at)) continue
    if (at - from >= fewestLetters) for (let index = from + 1; index < at; index++) found.add(index)
    /** Behind another gap, the second letter may begin the word. */
    from = at - from === 2 && goesOn(line, gaps, at - 1, at) ? at - 1 : at
  }
  return found
}

/** Whether a letter is as far from the one before it as the second letter of the word is from the first. */
function goesOn(line: Glyph[], gaps: Gap[], from: number, at: number): boolean {
  const [first, glyph, gap, own] = [line[from], line[at], gaps[from], gaps[at - 1]]
  if (!first || !glyph || !gap || !own || own.width < first.size * 0.5) return false
  if (!isCapital(first) || !isCapital(glyph) || glyph.font !== first.font) return false
  return Math.abs(glyph.size - first.size) <= 0.5 && Math.abs(own.width - gap.width) <= unevenness * first.size
}

const isCapital = ({ text }: Glyph) => /^\p{Lu}$/u.test(text)
