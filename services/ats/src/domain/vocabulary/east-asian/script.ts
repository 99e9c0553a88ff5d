/** A letter of Chinese, Japanese, or Korean. */
const letter = /[\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]/
const letters = new RegExp(letter, 'g')

/** Whether a text has letters of Chinese, Japanese, or Korean: what reads those does nothing for any other text. */
export const isEastAsian = (text: string): boolean => letter.test(text)

/** How many letters of Chinese, Japanese, or Korean a text has. */
export const countEastAsian = (text: string): number => text.match(letters)?.length ?? 0

/** A text without blanks, which files put between the letters of short words: "学 歴". */
export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** Words of a list that are divided by blanks, longest first, as one part of a regular expression. */
export function anyOf(list: string): string {
  const words = [...new Set(list.trim().split(/\s+/))].sort((a, b) => b.length - a.length)
  return `(?:${words.map((word) => word.replace(/[().*+?]/g, '\\$&')).join('|')})`
}
