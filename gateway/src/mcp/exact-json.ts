declare global {
  interface JSON {
    /** A value that is written as the given JSON text. */
    rawJSON(text: string): object
    isRawJSON(value: unknown): boolean
  }
}

/** Numbers that JavaScript may round are long, or have an exponent of three digits. A text that looks like one is no harm. */
const mayBeRounded = /[\d.]{16}|\d[eE][+-]?\d{3}/

/**
 * Multiples of this stand for numbers until the rest is read. No number that is left is as large: all of 1e115 and more may be
 * rounded by the pattern above, and are replaced if they are rounded, or as large as this.
 */
const standIn = 1e200

/** The shortest of those numbers, in characters: `1e100`. */
const shortest = 5

/** The characters that numbers consist of. */
const numerals = new Set(Array.from('0123456789.eE+-', (character) => character.charCodeAt(0)))
const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const minus = '-'.charCodeAt(0)
const [zero, nine] = ['0'.charCodeAt(0), '9'.charCodeAt(0)]

/**
 * Reads JSON so that writing it again gives the same values: a number that JavaScript would round stays as it is written, as a
 * raw value. Documents are kept as they were sent, also when an assistant passes them on. The numbers are found without a
 * reviver: that is called for every value, and would take a second for a megabyte of short ones.
 * @throws SyntaxError for what is no JSON
 */
export function parseExactly(text: string): unknown {
  const read: unknown = JSON.parse(text)
  if (!mayBeRounded.test(text)) return read
  const numbers = numbersToKeep(text)
  return numbers.length === 0 ? read : putBack(JSON.parse(withStandIns(text, numbers)), numbers)
}

/** A number of a JSON text: where it is, and itself or, where JavaScript would round it, a raw value. */
interface Numeral {
  start: number
  end: number
  value: unknown
}

/** The numbers that JavaScript would round, and those that could be taken for one that stands for another. */
function numbersToKeep(text: string): Numeral[] {
  const found: Numeral[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = endOfString(text, at)
    } else if (code === minus || (code >= zero && code <= nine)) {
      const start = at
      while (numerals.has(text.charCodeAt(at + 1))) at++
      const end = at + 1
      if (end - start < shortest) continue
      const source = text.slice(start, end)
      if (!mayBeRounded.test(source)) continue
      const value = exactly(source)
      if (typeof value !== 'number' || value >= standIn) found.push({ start, end, value })
    }
  }
  return found
}

/** The place of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let end = start
  let escapes: number
  do {
    end = text.indexOf('"', end + 1)
    escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++
  } while (escapes % 2 === 1)
  return end
}

function withStandIns(text: string, numbers: Numeral[]): string {
  const pieces: string[] = []
  let from = 0
  for (const [at, { start, end }] of numbers.entries()) {
    pieces.push(text.slice(from, start), `${at + 1}e200`)
    from = end
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

/** Puts numbers where others stand for them. Without recursion: nobody has looked yet how deep it is. */
function putBack(read: unknown, numbers: Numeral[]): unknown {
  const whole = [read]
  const open: unknown[] = [whole]
  const meet = (holder: Record<string | number, unknown>, name: string | number) => {
    const value = holder[name]
    if (typeof value === 'number' && value >= standIn) holder[name] = numbers[Math.round(value / standIn) - 1]?.value
    else if (typeof value === 'object' && value !== null) open.push(value)
  }
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const members = holder as Record<string | number, unknown>
    if (Array.isArray(holder)) for (let at = 0; at < holder.length; at++) meet(members, at)
    else for (const name of Object.keys(members)) meet(members, name)
  }
  return whole[0]
}

/** The number, or a raw value where JavaScript would round it. */
function exactly(source: string): unknown {
  const value = Number(source)
  return isExact(source, value) ? value : JSON.rawJSON(source)
}

function isExact(source: string, value: number): boolean {
  return Number.isFinite(value) && decimal(source) === decimal(String(value))
}

/** A number as its digits and its power of ten, the same for every way to write it. */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = withoutZerosAtEnd(digits)
  if (significant === '') return '0'
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
}

/** Not by a pattern: that would begin anew at each zero, and take hours for a number of a megabyte. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
