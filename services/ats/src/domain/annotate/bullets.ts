import { isWide, narrowed } from '../text/narrow.ts'
import { memoize } from '../vocabulary/memoize.ts'

/**
 * A sign that begins an item of a list: a shape, an arrow, a star, or a tick; the hollow one of Word is an "o" in many files, TeX's arrow with a hook is written in two
 * signs, and some are lost signs.
 */
export const bulletMark =
  /^\s*(?:[-–—*•·‧⋅∙‣⁃⁌⁍※∘⋄⋆⊙⊚⊛⊳⦁⦿⧫\u25A0-\u25FF❯›»\u2190-\u21FF\u2794-\u27BF\u2900-\u297F\u2B00-\u2BFF\u2605\u2606\u2610-\u2612\u2660-\u2667\u26AA-\u26AC\u2713-\u2718\u271A-\u2767〓\u{1F536}-\u{1F53B}\u{1F780}-\u{1F7EB}\p{Co}\uFFFD\p{Cc}]|,→|\+(?=\s+\p{L})|o(?=\s+\p{Lu}\p{Ll})|\d{1,2}[.)](?!\s+\p{L}+\.?\s+(?:19|20)\d\d))\s+|^\s*-(?=\p{Lu}\p{Ll}|\p{Lu}{3})/u

/** A letter with which most lines begin, and no item: all of ASCII but the "o". */
const isPlainLetter = (code: number) => ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) && code !== 111

/** Signs with which most items begin, with a blank behind. */
const usual = new Set([...'•-*·–'].map((sign) => sign.charCodeAt(0)))
const blank = 32

/** Whether a line begins with the sign of an item. */
export function isBullet(line: string): boolean {
  const first = line.charCodeAt(0)
  if (isPlainLetter(first)) return false
  return (line.charCodeAt(1) === blank && usual.has(first)) || bulletMark.test(line)
}

/** A line without the sign of an item. */
export const withoutBullet = (line: string): string => (isBullet(line) ? textOfItem(line) : line)

const textOfItem = memoize((line) => {
  const text = line.replace(bulletMark, '')
  return isWide(line) ? narrowed(text) : text
})
