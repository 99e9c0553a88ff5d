import { Readable } from 'node:stream'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { FastifyReply } from 'fastify'
import type { Turn } from './turns.ts'
import { notePassedInStream } from './young-buffers.ts'

/** JSON of `data` in pieces, which are read only as fast as the caller takes them. */
export type JsonPieces = AsyncIterable<string | Uint8Array>

/** What is sent, and to whom. */
export interface SentStream {
  reply: FastifyReply
  message: string
  /** Names who may have one such answer at a time. */
  key: string
  /** Finds out what would fail, before anything is sent. */
  work: () => Promise<JsonPieces>
}

/** Seconds after which an export that is refused because another runs may be asked for again. */
const retryAfterSeconds = 10

/**
 * Sends answers that are too large to be held in memory. The status is sent before all of it has been read: when the rest
 * cannot be read, when the caller takes less than a piece within `stallTimeoutMs`, or when all takes longer than
 * `timeoutMs`, the connection is destroyed, so that nobody takes a part for the whole.
 * @throws AppError `export_in_progress`, and what the work throws
 */
export function createStreamSender(options: {
  takeTurn: (key: string) => Promise<Turn | undefined>
  stallTimeoutMs: number
  timeoutMs: number
  logger: Logger
}) {
  return async ({ reply, message, key, work }: SentStream): Promise<FastifyReply> => {
    const turn = await options.takeTurn(key)
    if (!turn) throw new AppError('export_in_progress', { retryAfterSeconds })
    let pieces: JsonPieces
    try {
      pieces = await work()
    } catch (error) {
      await turn.end()
      throw error
    }
    const give = async function* () {
      yield `{"success":true,"message":${JSON.stringify(message)},"data":`
      for await (const piece of pieces) {
        const stalled = setTimeout(() => fail('the caller takes it too slowly'), options.stallTimeoutMs)
        try {
          yield piece
          notePassedInStream(piece.length)
        } finally {
          clearTimeout(stalled)
        }
      }
      yield '}'
    }
    const body = Readable.from(give(), { objectMode: false, highWaterMark: 1 })
    const fail = (reason: string) => body.destroy(new Error(reason))
    const late = setTimeout(() => fail('it took too long'), options.timeoutMs)
    body.once('error', (err) => {
      options.logger.warn({ err, requestId: reply.request.id }, 'an answer was broken off')
    })
    body.once('close', () => {
      clearTimeout(late)
      void turn.end()
    })
    return reply.send(body)
  }
}
