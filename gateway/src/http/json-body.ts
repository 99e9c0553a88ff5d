import { isUtf8 } from 'node:buffer'
import { AppError } from '@resume/service-kit/errors/app-error'
import { RawJson } from './envelope.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

/**
 * Reads a JSON body. Members of the outermost object that `raw` names are objects of free form: they are handed on as
 * the bytes that were sent, {@link RawJson}, and never parsed or walked here; a member of another type is parsed, so
 * that validation can refuse it.
 * @throws AppError `malformed_json` when the body is no JSON; a raw member is checked by the service that keeps it
 */
export function readJsonBody(body: Buffer, raw: readonly string[] = []): unknown {
  try {
    if (!isUtf8(body)) throw new SyntaxError('The body is not UTF-8')
    const start = skipBlanks(body, 0)
    if (raw.length === 0 || body[start] !== openBrace) return JSON.parse(body.toString('utf8'))
    return readMembers(body, start, raw)
  } catch (cause) {
    throw new AppError('malformed_json', { cause })
  }
}

function readMembers(body: Buffer, start: number, raw: readonly string[]): object {
  const plain: string[] = []
  const kept = new Map<string, RawJson>()
  let at = skipBlanks(body, start + 1)
  while (body[at] !== closeBrace) {
    if (body[at] !== quote) throw new SyntaxError('A name must be a string')
    const nameEnd = endOfString(body, at)
    const nameText = body.toString('utf8', at, nameEnd)
    const name: unknown = JSON.parse(nameText)
    at = skipBlanks(body, nameEnd)
    if (body[at] !== colon) throw new SyntaxError('A name must be followed by a colon')
    const valueStart = skipBlanks(body, at + 1)
    const valueEnd = endOfValue(body, valueStart)
    if (typeof name === 'string' && raw.includes(name) && body[valueStart] === openBrace) {
      kept.set(name, new RawJson(body.subarray(valueStart, valueEnd)))
    } else {
      plain.push(`${nameText}:${body.toString('utf8', valueStart, valueEnd)}`)
    }
    at = skipBlanks(body, valueEnd)
    if (body[at] === comma) {
      at = skipBlanks(body, at + 1)
      if (body[at] === closeBrace) throw new SyntaxError('A comma must be followed by a member')
    } else if (body[at] !== closeBrace) {
      throw new SyntaxError('A member must be followed by a comma or the end')
    }
  }
  if (skipBlanks(body, at + 1) !== body.length) throw new SyntaxError('Something follows the object')
  const read = JSON.parse(`{${plain.join(',')}}`) as Record<string, unknown>
  for (const [name, value] of kept) read[name] = value
  return read
}

function skipBlanks(body: Buffer, from: number): number {
  let at = from
  while (at < body.length && (body[at] === 0x20 || body[at] === 0x0a || body[at] === 0x0d || body[at] === 0x09)) at++
  return at
}

/** The place after the string that begins at `start`. */
function endOfString(body: Buffer, start: number): number {
  for (let end = body.indexOf(quote, start + 1); end !== -1; end = body.indexOf(quote, end + 1)) {
    let escapes = 0
    while (body[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end + 1
  }
  throw new SyntaxError('A string does not end')
}

/** The place after the value that begins at `start`, found without recursion; what is between is not judged. */
function endOfValue(body: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < body.length; at++) {
    const byte = body[at]
    if (byte === quote) {
      at = endOfString(body, at) - 1
      if (depth === 0) return at + 1
    } else if (byte === openBrace || byte === openBracket) {
      depth++
    } else if (byte === closeBrace || byte === closeBracket) {
      if (depth === 0) return at
      if (--depth === 0) return at + 1
    } else if (depth === 0 && (byte === comma || byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09)) {
      return at
    }
  }
  throw new SyntaxError('A value does not end')
}
