import { monthByName } from '@resume/resume-text/month-names'

/**
 * What the name of a month is like, in a pattern: a word, or in Vietnamese the number of a month behind the word for one. Which words are
 * names is looked up behind the pattern: two alternatives of all thousand names in one pattern take V8 more than a second to compile.
 */
export const monthWord = '(?:(?:thang|thg) (?:1[0-2]|0?[1-9])|[\\p{L}\\p{M}]{2,14})'

/** Groups of a pattern that name months, where they are set. */
const named = ['first', 'second'] as const

/** The last character that takes one place of a text. From the second of two places, a pattern would find the same again. */
const widest = 0xffff

/** The month of a name in any letters; undefined for a word that names none. */
export const monthOfName = (name: string): number | undefined => monthByName.get(name.toLowerCase())

/**
 * The first match of a pattern whose groups `first` and `second` are names of months.
 * @param pattern with {@link monthWord} in these groups, and the flag `g`
 * @param text without accents
 */
export function matchMonths(pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { groups } = match
    if (named.every((name) => groups?.[name] === undefined || monthOfName(groups[name]) !== undefined)) return match
    pattern.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > widest ? 2 : 1)
  }
  return null
}
