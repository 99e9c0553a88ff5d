import type { MethodDefinition } from '@grpc/proto-loader'
import { messageLimit } from './channel-options.ts'

/** How many calls leave together at most. */
export const mostTogether = 64

/** How many bytes of requests, or of answers, leave in one message unless one alone is larger. */
export const togetherBytes = 256 * 1024

/** The largest answer that fits a message with what is said of it. */
export const largestAnswer = messageLimit - 1024

/** The proto's words for methods whose calls may be made again. */
const repeatable: unknown[] = ['IDEMPOTENT', 'NO_SIDE_EFFECTS']

/** Whether a call may be made again when it is not known what became of it. Only such calls leave together. */
export function mayBeMadeAgain({ requestStream, responseStream, options }: MethodDefinition<object, object>): boolean {
  return !requestStream && !responseStream && repeatable.includes(options?.idempotency_level)
}

/** Divides what leaves together into messages, in the same order. */
export function inMessages<Part>(parts: Part[], bytesOf: (part: Part) => number): Part[][] {
  const messages: Part[][] = []
  let left = 0
  for (const part of parts) {
    const bytes = bytesOf(part)
    if (bytes > left || messages.length === 0) {
      messages.push([])
      left = togetherBytes
    }
    messages.at(-1)?.push(part)
    left -= bytes
  }
  return messages
}
