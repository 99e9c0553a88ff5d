declare global {
  interface JSON {
    /** A value that is written as the given JSON text. */
    rawJSON(text: string): object
    isRawJSON(value: unknown): boolean
  }
}

/** Numbers that JavaScript may round are long, or have an exponent of three digits. A text that looks like one is no harm. */
const mayBeRounded = /[\d.]{17}|\d[eE][+-]?\d{3}/

/**
 * Reads JSON so that writing it again gives the same values: a number that JavaScript would round stays as it is written, as a
 * raw value. Documents are kept as they were sent, also when an assistant passes them on.
 * @throws SyntaxError for what is no JSON
 */
export function parseExactly(text: string): unknown {
  if (!mayBeRounded.test(text)) return JSON.parse(text)
  const keepNumbers = (_name: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source !== undefined && !isExact(source, value) ? JSON.rawJSON(source) : value
  return JSON.parse(text, keepNumbers as (name: string, value: unknown) => unknown)
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
