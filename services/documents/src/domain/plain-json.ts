const quote = 0x22
const comma = 0x2c
const minus = 0x2d
const point = 0x2e
const zero = 0x30
const nine = 0x39
const colon = 0x3a
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
const firstOfU = 0x75
/** What may follow a backslash, besides `u` and four digits. */
const escapes = new Set(Buffer.from('"\\/bfnrt'))
/** Whether a byte of a string is what it is: no quotation mark, backslash or control character. */
const standsForItself = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte >= 0x20 && byte !== quote && byte !== backslash),
)
const literals = ['true', 'false', 'null'].map((word) => Buffer.from(word))

/** A number of fewer digits, and without an exponent, is below the largest double, some 1.8e308. */
const mostDigits = 308

/**
 * Whether bytes are JSON of an object that nobody needs to look at again: well formed, and without numbers that might be too large
 * to be read. The bytes are walked once and nothing is made of them, which takes half as long as reading them.
 * @param bytes UTF-8
 * @param levels how deep it may be nested
 * @returns false also for some that are in order, such as those with a number that has an exponent
 */
export function isPlainObject(bytes: Uint8Array, levels: number): boolean {
  /** For each level that is open, what closes it. */
  const open = new Uint8Array(levels)
  let depth = 0
  let at = afterBlanks(bytes, 0)
  if (bytes[at] !== openBrace) return false
  for (;;) {
    const byte = bytes[at]
    if (byte === openBrace || byte === openBracket) {
      if (depth === levels) return false
      const isObject = byte === openBrace
      const close = isObject ? closeBrace : closeBracket
      open[depth++] = close
      at = afterBlanks(bytes, at + 1)
      if (bytes[at] !== close) {
        if (isObject) at = afterName(bytes, at)
        if (at === none) return false
        continue
      }
    } else {
      at = afterScalar(bytes, at)
      if (at === none) return false
      at = afterBlanks(bytes, at)
    }
    while (depth > 0 && bytes[at] === open[depth - 1]) {
      depth--
      at = afterBlanks(bytes, at + 1)
    }
    if (depth === 0) return at === bytes.length
    if (bytes[at] !== comma) return false
    at = afterBlanks(bytes, at + 1)
    if (open[depth - 1] === closeBrace) at = afterName(bytes, at)
    if (at === none) return false
  }
}

/** Where something would end that is not there. */
const none = -1

function afterBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let byte = bytes[at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = bytes[at]) at++
  return at
}

/** The place of the value that a name at `start` has. */
function afterName(bytes: Uint8Array, start: number): number {
  if (bytes[start] !== quote) return none
  const end = afterString(bytes, start)
  if (end === none) return none
  const at = afterBlanks(bytes, end)
  return bytes[at] === colon ? afterBlanks(bytes, at + 1) : none
}

/** The place after a value that holds no others. */
function afterScalar(bytes: Uint8Array, start: number): number {
  const byte = bytes[start]
  if (byte === quote) return afterString(bytes, start)
  if (byte === minus || isDigit(byte)) return afterNumber(bytes, start)
  const literal = literals.find((word) => word.every((letter, index) => bytes[start + index] === letter))
  return literal ? start + literal.length : none
}

function afterString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; ; at++) {
    while (standsForItself[bytes[at] as number]) at++
    if (bytes[at] === quote) return at + 1
    if (bytes[at] !== backslash) return none
    at++
    if (bytes[at] === firstOfU) {
      for (const last = at + 4; at < last; ) if (!isHexDigit(bytes[++at])) return none
    } else if (!escapes.has(bytes[at] as number)) {
      return none
    }
  }
}

/** Without an exponent: one that follows is not expected, so that others read it. */
function afterNumber(bytes: Uint8Array, start: number): number {
  const first = bytes[start] === minus ? start + 1 : start
  if (!isDigit(bytes[first])) return none
  const whole = bytes[first] === zero ? first + 1 : afterDigits(bytes, first)
  if (whole - first > mostDigits) return none
  if (bytes[whole] !== point) return whole
  const end = afterDigits(bytes, whole + 1)
  return end === whole + 1 ? none : end
}

function afterDigits(bytes: Uint8Array, from: number): number {
  let at = from
  while (isDigit(bytes[at])) at++
  return at
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= nine
}

/** The letters of both cases differ in one bit. */
function isHexDigit(byte: number | undefined): boolean {
  return isDigit(byte) || (byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
}
