import { inflateSync } from 'node:zlib'

/** How a file of Typst says what made it. */
const maker = 'Typst'
/** Largest map of characters that is looked through, in bytes, and most of them. */
const most = { bytes: 1_000_000, maps: 200 }
/** A code and the character that it stands for, of a map. */
const pair = /<([\dA-F]{2,4})>\s*<([\dA-F]{4})>/gi
/** How wide a hyphen is, in thousandths of the size of the font. */
const hyphen = { narrowest: 200, widest: 460 }

/**
 * Codes of characters that a map of a file of Typst (ISO 32000-1, 9.10.3) says to stand for the character of the same number; undefined for any
 * other file. Typst 0.13 leaves a sign out of the map that it drew first to break a word, which is the hyphen: the reader of operators then gives
 * the character of the code's number, such as "+", for every hyphen of the font.
 */
export function codesNamedAsWritten(bytes: Uint8Array): Set<number> | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.includes(maker)) return undefined
  const codes = new Set<number>()
  let count = 0
  for (let at = file.indexOf('/CMap'); at >= 0 && count < most.maps; at = file.indexOf('/CMap', at + 5)) {
    const begin = file.indexOf('stream', at)
    const end = file.indexOf('endstream', begin)
    if (begin < 0 || end < 0) break
    count++
    const map = inflated(file.subarray(begin + 6 + (file[begin + 6] === 13 ? 2 : 1), end))
    for (const [, code = '', character = ''] of map.matchAll(pair)) {
      const number = Number.parseInt(code, 16)
      if (number === Number.parseInt(character, 16)) codes.add(number)
    }
  }
  return codes
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: most.bytes }).toString('latin1')
  } catch {
    return ''
  }
}

/** A character of a font, as the reader of operators has it. */
export interface NamedGlyph {
  unicode?: string
  width?: number
  originalCharCode?: number
}

/** Whether a character has no name in its file and is as wide as a hyphen. */
export function isUnnamedHyphen(
  { unicode = '', width = 0, originalCharCode }: NamedGlyph,
  named: Set<number>,
): boolean {
  if (unicode.length !== 1 || unicode.charCodeAt(0) !== originalCharCode || named.has(originalCharCode)) return false
  return width >= hyphen.narrowest && width <= hyphen.widest
}
