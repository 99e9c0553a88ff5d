import { titleScore } from '../vocabulary/role-words.ts'

/** Most characters between the brackets within a name. */
const longestBracket = 24
const bracketOfFirm =
  /^\([\p{L} ]{3,24}\) (?:Inc|LLC|Ltd|Limited|Pty|Pte|Pvt|GmbH|AG|Co|Corp|S\.?A|B\.?V|PLC|plc)(?!\p{L})/u
/** The short form of the words before it, and the word with which a title goes on: "Bridge Inspection Board (BIB) Officer". */
const bracketOfWords = /^\((\p{Lu}{2,8})\) (\p{L}+)/u

/** Whether the bracket at a place stands within a name: before the legal form of a firm ("Sandhill (Kestwick) Ltd"), or with a short form. */
export function isBracketWithin(text: string, at: number): boolean {
  const from = Math.max(0, at - longestBracket - 1)
  const open = text.slice(from, at + 1).lastIndexOf('(')
  if (open < 0) return false
  const bracket = text.slice(from + open, from + open + 2 * longestBracket)
  const [, short = '', word = ''] = bracketOfWords.exec(bracket) ?? []
  return (
    bracketOfFirm.test(bracket) ||
    (titleScore(word) > 0 && endsWithWordsOf(text.slice(Math.max(0, from + open - longestWords), from + open), short))
  )
}

/** Characters before a bracket in which the words of its short form stand. */
const longestWords = 120

/** Whether the last words of a text begin with the letters of a short form. */
function endsWithWordsOf(text: string, short: string): boolean {
  const words = text.trim().split(/[\s-]+/u)
  const letters = words.slice(-short.length).map((word) => word.charAt(0).toUpperCase())
  return letters.join('') === short
}

/** Whether a place lies between brackets: "Red Mill (External - Iron Works)". */
export function isInBracket(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longestInBracket), at)
  const open = before.lastIndexOf('(')
  if (open < 0 || before.includes(')', open)) return false
  const [behind = ''] = /^[^()]*\)/.exec(text.slice(at, at + longestInBracket)) ?? []
  return behind !== ''
}

/** Most characters between brackets of which a dash divides nothing. */
const longestInBracket = 60
