const quote = 0x22
const comma = 0x2c
const minus = 0x2d
const zero = 0x30
const nine = 0x39
const backslash = 0x5c
const openBrace = 0x7b
/** `[` and `{` differ in one bit only, as do `]` and `}`. */
const withoutCurl = 0xdf
const opening = 0x5b
const closing = 0x5d

/** What is open around a place of JSON: an array, or an object with the text of the name that was last. */
type Level = { at: number } | { name: string; isNamed: boolean }

/**
 * The path of the first number above the largest double, some 1.8e308; undefined without one. It is looked for in the text: what was
 * read has one member of each name, and V8 of Node 24 may take the name of one member for that of another once it has read a name
 * that is a backslash.
 * @param bytes JSON
 */
export function infiniteNumberIn(bytes: Buffer): string[] | undefined {
  const open: Level[] = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const level = open.at(-1)
    if (byte === quote) {
      const end = endOfString(bytes, at)
      if (level && 'name' in level && !level.isNamed) {
        level.name = bytes.toString('utf8', at, end + 1)
        level.isNamed = true
      }
      at = end
    } else if ((byte & withoutCurl) === opening) {
      open.push(byte === openBrace ? { name: '', isNamed: false } : { at: 0 })
    } else if ((byte & withoutCurl) === closing) {
      open.pop()
    } else if (byte === comma && level) {
      if ('name' in level) level.isNamed = false
      else level.at++
    } else if (byte === minus || (byte >= zero && byte <= nine)) {
      const end = endOfNumber(bytes, at)
      if (!Number.isFinite(Number(bytes.toString('latin1', at, end)))) return open.map(nameOf)
      at = end - 1
    }
  }
  return undefined
}

function nameOf(level: Level): string {
  return 'name' in level ? JSON.parse(level.name) : String(level.at)
}

const ofNumbers = new Set(Buffer.from('0123456789.eE+-'))

/** The place after the number that begins at `start`. */
function endOfNumber(bytes: Uint8Array, start: number): number {
  let end = start
  while (ofNumbers.has(bytes[end] ?? 0)) end++
  return end
}

/** The position of the quotation mark that ends the string starting at `start`. */
export function endOfString(bytes: Uint8Array, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0
    while (bytes[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return bytes.length
}
