import { memoize } from './memoize.ts'

/** Maximum length, in characters, of a text that is folded in {@link room}. */
const longest = 4_096
const room = Buffer.alloc(2 * longest + 1)
const blank = 32
/** From the code of a capital to that of its small letter. */
const toSmall = 32

/** Code from which characters are folded one by one no more, but for dashes, quotation marks and bullets. */
const tableEnd = 0x250
const signs = { first: 0x2010, last: 0x2027 }

/** What each character below becomes: one or two small letters or digits, or a blank (0); -1 where {@link foldAny} has to say. */
let table: Int16Array | undefined

function tableOfSigns(): Int16Array {
  return Int16Array.from({ length: tableEnd }, (_none, code) => {
    const letters = foldAny(String.fromCharCode(code))
    if (letters === '') return 0
    return /^[a-z0-9]{1,2}$/.test(letters) ? letters.charCodeAt(0) | ((letters.charCodeAt(1) || 0) << 8) : -1
  })
}

/** Text in lower case, without accents and signs, its words divided by single blanks. */
export const foldText = memoize(foldOnce)

/** The same of a text that nobody asks about again, such as a part of a line or a word. */
export function foldOnce(text: string): string {
  return foldPlain(text) ?? foldAny(text)
}

/** Folds a text of the letters of Western and Central Europe; undefined for another one. */
function foldPlain(text: string): string | undefined {
  if (text.length > longest) return undefined
  table ??= tableOfSigns()
  let end = 0
  let [isFolded, isPlain] = [true, true]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const sign = code < tableEnd ? (table[code] as number) : code >= signs.first && code <= signs.last ? 0 : -1
    if (sign < 0) return undefined
    if (sign !== code && code !== blank) {
      isFolded = false
      if (sign !== code + toSmall) isPlain = false
    }
    if (sign !== 0) {
      room[end++] = sign & 255
      if (sign > 255) room[end++] = sign >> 8
    } else if (end > 0 && room[end - 1] !== blank) room[end++] = blank
  }
  if (end > 0 && room[end - 1] === blank) end--
  if (end !== text.length || !isPlain) return room.toString('latin1', 0, end)
  return isFolded ? text : text.toLowerCase()
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
