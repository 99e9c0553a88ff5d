import { isUtf8 } from 'node:buffer'
import { documentLimits } from '@resume/proto/limits/documents'
import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'
import { contentTooLarge } from './failures.ts'
import { endOfString, infiniteNumberIn } from './infinite-number.ts'
import { isPlainObject } from './plain-json.ts'

const quote = 0x22
/** `[` and `{` differ in one bit only, as do `]` and `}`. */
const withoutCurl = 0xdf
const opening = 0x5b
const closing = 0x5d
const zero = 0x30
const nine = 0x39
/** `E` and `e` differ in one bit only. */
const lowerCase = 0x20
const exponent = 0x65
/** A number of fewer digits is below the largest double. */
const digitsOfLargest = 308

/**
 * The text of a JSON object that a caller sent, exactly as sent: it is stored and returned without being rebuilt, so
 * key order, numbers beyond double precision and keys such as `__proto__` survive.
 * @param name the field's name, for messages
 * @param largest the most bytes that it may have
 * @throws AppError `content_too_large`; `validation_failed` for anything that is not a JSON object, is nested too deeply, or
 *   holds a number such as `1e400`, which whoever reads it would get as infinite
 */
export function readFreeJson(bytes: Uint8Array, name: string, largest: number): string {
  return checkFreeJson(bytes, name, largest).toString('utf8')
}

/**
 * The same for a large one, which no text is made of.
 * @returns the bytes that were sent, in UTF-8
 * @throws AppError as {@link readFreeJson}
 */
export function checkFreeJson(bytes: Uint8Array, name: string, largest: number): Buffer {
  if (bytes.byteLength > largest) {
    throw contentTooLarge(name, largest)
  }
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isText = isUtf8(sent)
  if (isText && isPlainObject(sent, documentLimits.jsonDepth)) return sent
  const violation = violationOf(sent, isText ? sent.toString('utf8') : '', name)
  if (violation) throw invalidFields(violation)
  return sent
}

function violationOf(bytes: Buffer, text: string, name: string): FieldViolation | undefined {
  const { depth, mayBeInfinite } = shapeOf(bytes)
  if (depth > documentLimits.jsonDepth) {
    return { path: name, message: `must be nested at most ${documentLimits.jsonDepth} levels deep` }
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const infinite = mayBeInfinite ? infiniteNumberIn(bytes) : undefined
      return infinite && { path: [name, ...infinite].join('.'), message: 'must be a number that fits into 64 bits' }
    }
  } catch {
    return { path: name, message: 'must be valid JSON' }
  }
  return { path: name, message: 'must be an object' }
}

/** What is known of JSON before it is read. */
interface Shape {
  depth: number
  /** Whether a number has an exponent or enough digits to be above the largest double, some 1.8e308; most content has none. */
  mayBeInfinite: boolean
}

/** Looks at all bytes outside of strings once, without recursion; the outcome is meaningless for text that is not JSON. */
function shapeOf(bytes: Uint8Array): Shape {
  let depth = 0
  let deepest = 0
  let digits = 0
  let mayBeInfinite = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= zero && byte <= nine) {
      digits++
      if (digits > digitsOfLargest) mayBeInfinite = true
      continue
    }
    if (byte === quote) {
      at = endOfString(bytes, at)
    } else if ((byte & withoutCurl) === opening) {
      depth++
      if (depth > deepest) deepest = depth
    } else if ((byte & withoutCurl) === closing) {
      depth--
    } else if (digits > 0 && (byte | lowerCase) === exponent) {
      mayBeInfinite = true
    }
    digits = 0
  }
  return { depth: deepest, mayBeInfinite }
}
