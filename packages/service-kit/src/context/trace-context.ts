import { randomHex } from '../random.ts'

/** W3C Trace Context, level 1, section 3.2: version 00. */
const pattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Whether a string is a valid version 00 `traceparent`. */
export function isTraceparent(value: string): boolean {
  return pattern.test(value)
}

/** A `traceparent` for a new trace. */
export function newTraceparent(): string {
  return `00-${randomHex(32)}-${randomHex(16)}-01`
}

/** The trace id within a valid `traceparent`. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35)
}

/** A `traceparent` for the next hop of the same trace; a new trace when the given one is missing or malformed. */
export function nextTraceparent(traceparent: string | undefined): string {
  if (!traceparent || !isTraceparent(traceparent)) return newTraceparent()
  return `${traceparent.slice(0, 36)}${randomHex(16)}${traceparent.slice(52)}`
}
