import { forgetToo } from '../memoize.ts'

/** A letter of Chinese, Japanese, or Korean. */
const letter = /[\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]/
const letters = new RegExp(letter, 'g')

/** The same, and signs that become one when a text is normalized: parts of Korean ones, and those of half the width. */
const mayBecomeLetter = /[\u1100-\u11ff\u2e80-\uffff]/
/** Whether one of the texts that are read may have such a letter. */
let mayHaveAny = true
forgetToo(() => {
  mayHaveAny = true
})

/** Says of what texts all others are parts until everything is forgotten: {@link isEastAsian} looks at none if these have no such letter. */
export function willRead(...texts: string[]): void {
  mayHaveAny = texts.some((text) => mayBecomeLetter.test(text))
}

/** Whether a text has letters of Chinese, Japanese, or Korean: what reads those does nothing for any other text. */
export const isEastAsian = (text: string): boolean => mayHaveAny && letter.test(text)

/** How many letters of Chinese, Japanese, or Korean a text has. */
export const countEastAsian = (text: string): number => text.match(letters)?.length ?? 0

/** A text without blanks, which files put between the letters of short words: "学 歴". */
export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** Words of a list that are divided by blanks, longest first, as one part of a regular expression. */
export function anyOf(list: string): string {
  const words = [...new Set(list.trim().split(/\s+/))].sort((a, b) => b.length - a.length)
  return `(?:${words.map((word) => word.replace(/[().*+?]/g, '\\$&')).join('|')})`
}
