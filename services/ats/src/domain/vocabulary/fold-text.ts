import { memoize } from './memoize.ts'

/** Maximum length, in characters, of a text that is folded in {@link room}. */
const longest = 4_096
const room = Buffer.alloc(longest + 1)
const blank = 32

/** What each character of ASCII becomes: its small letter, itself, or a blank. */
const folded = Uint8Array.from({ length: 128 }, (_none, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : blank,
)

/** Text in lower case, without accents and signs, its words divided by single blanks. */
export const foldText = memoize((text) => foldPlain(text) ?? foldAny(text))

/** Folds a text of ASCII; undefined for another one. */
function foldPlain(text: string): string | undefined {
  if (text.length > longest) return undefined
  let end = 0
  let isFolded = true
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return undefined
    const sign = folded[code] as number
    if (sign !== code) isFolded = false
    if (sign === blank && (end === 0 || room[end - 1] === blank)) isFolded = false
    else room[end++] = sign
  }
  if (end > 0 && room[end - 1] === blank) {
    end--
    isFolded = false
  }
  return isFolded ? text : room.toString('latin1', 0, end)
}

/** Letters that have no accent to lose, as they are written where they are missing. */
const plainOf: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' }

function foldAny(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøæœđı]/g, (letter) => plainOf[letter] as string)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
