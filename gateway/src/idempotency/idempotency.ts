import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { RedisClient, RedisConnection } from '@resume/service-kit/redis/connect'
import {
  beginScript,
  fullShare,
  keepScript,
  keptBytesOfCaller,
  keptMs,
  largeAnswerBytes,
  lookedAtBytes,
  replaceScript,
} from './scripts.ts'
import { openAnswer, type StoredAnswer, sealAnswer } from './sealed-answer.ts'

/** What names a request that may be repeated: who sends what where, under which key. */
export interface RepeatableRequest {
  /** User id, or the hash of an anonymous caller's address. */
  caller: string
  method: string
  path: string
  key: string
  body: unknown
}

/** The first request under a key goes on; later ones get its answer. */
export type Attempt =
  | { replay: StoredAnswer }
  /** The first request was answered; the service that answered it has the answer. */
  | { inService: true }
  | {
      /** Keeps the answer for repeats. */
      complete(answer: StoredAnswer): Promise<void>
      /** Notes that the service keeps the answer for repeats. */
      leaveToService(): Promise<void>
      /** Lets a repeat try again. */
      abandon(): Promise<void>
    }

/** When somebody whose first request is still in work may ask again, in seconds. */
const askAgainAfter = 1
/** After this a first request that never answered no longer blocks: longer than any request takes. */
const pendingMs = 60_000

interface ScriptedRedis extends RedisClient {
  idempotencyBeginBuffer(entry: string, print: string, owner: string, ms: number): Promise<Buffer | null>
  idempotencyReplace(entry: string, expected: string, value: Buffer | string, ms: number): Promise<number>
  idempotencyKeep(
    entry: string,
    bytes: string,
    large: string,
    small: string,
    expected: string,
    value: Buffer,
    ...limits: [ms: number, cap: number, large: number, reference: number, lookedAt: number, fullShare: number]
  ): Promise<number>
}

/** Length of an HMAC-SHA256 in hexadecimal digits. */
const printLength = 64

/**
 * Begins requests that may be repeated. While Redis is away they go on without the guarantee; the answer is kept all the same if
 * Redis is back by then, and nobody else has taken the key.
 */
export type BeginRequest = (request: RepeatableRequest) => Promise<Attempt>

/**
 * Makes repeats of a request answer what the first one answered. What is kept is sealed with a key that needs both the
 * caller's idempotency key and our secret.
 */
export function createIdempotency(connection: RedisConnection, secret: string, logger: Logger): BeginRequest {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('idempotencyBegin', { numberOfKeys: 1, lua: beginScript })
  redis.defineCommand('idempotencyReplace', { numberOfKeys: 1, lua: replaceScript })
  redis.defineCommand('idempotencyKeep', { numberOfKeys: 4, lua: keepScript })

  /** Keyed: a body can hold a password, which a plain digest would let anybody guess who reads Redis. */
  const fingerprint = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

  /** Takes an entry, or finds what is there: after a lost reply the command was sent again, and finds what it has left itself. */
  const begin = async (entry: string, print: string, owner: string): Promise<Buffer | undefined> => {
    if (!connection.isUp()) return undefined
    try {
      const found = await redis.idempotencyBeginBuffer(entry, print, owner, pendingMs)
      return found && found.toString('latin1') !== pendingOf(print, owner) ? found : undefined
    } catch (err) {
      logger.debug({ err }, 'idempotency without Redis')
      return undefined
    }
  }

  return async (request) => {
    const name = digest(JSON.stringify([request.caller, request.method, request.path, request.key]))
    /** Answers of one caller make way for each other, and are placed together. */
    const caller = digest(request.caller)
    const entry = connection.placed(`idem:${name}`, caller)
    const print = fingerprint(JSON.stringify(request.body ?? null))
    const owner = randomBytes(8).toString('hex')
    const found = await begin(entry, print, owner)
    const sealingKey = () => Buffer.from(hkdfSync('sha256', secret, name, `${request.caller} ${request.key}`, 32))
    if (found) return finishedAttempt(found, print, sealingKey)

    const pending = pendingOf(print, owner)
    const tried = async (write: () => Promise<unknown>) => {
      if (!connection.isUp()) return
      await write().catch((err: unknown) => logger.warn({ err }, 'an answer could not be kept for repeats'))
    }
    const replace = (value: string) => tried(() => redis.idempotencyReplace(entry, pending, value, keptMs))
    const keep = (value: Buffer) => {
      const used = connection.placed(`idem-used:${caller}`)
      const lists = [`${used}:large`, `${used}:small`] as const
      const limits = [keptMs, keptBytesOfCaller, largeAnswerBytes, 1 + printLength, lookedAtBytes, fullShare] as const
      /** A large answer may be what fills Redis on its way; once it is refused, there is room for a reference. */
      const refer = (error: Error) => {
        if (!error.message.includes('OOM')) throw error
        return redis.idempotencyReplace(entry, pending, `R${print}`, keptMs)
      }
      return tried(() => redis.idempotencyKeep(entry, used, ...lists, pending, value, ...limits).catch(refer))
    }
    return {
      complete: (answer) => keep(Buffer.concat([Buffer.from(`D${print}`), sealAnswer(answer, sealingKey())])),
      leaveToService: () => replace(`S${print}`),
      abandon: () => replace(''),
    }
  }
}

/** What the entry of a request says that is in progress. */
const pendingOf = (print: string, owner: string) => `P${print}${owner}`

/** What a finished entry says. @throws AppError `idempotency_in_progress`; `idempotency_conflict` for another request; `idempotency_result_dropped` */
function finishedAttempt(found: Buffer, print: string, sealingKey: () => Buffer): Attempt {
  if (found.toString('latin1', 1, 1 + printLength) !== print) {
    throw new AppError('idempotency_conflict')
  }
  const kind = found.toString('latin1', 0, 1)
  if (kind === 'S') return { inService: true }
  if (kind === 'R') throw new AppError('idempotency_result_dropped')
  if (kind === 'P') {
    throw new AppError('idempotency_in_progress', { retryAfterSeconds: askAgainAfter })
  }
  return { replay: openAnswer(found.subarray(1 + printLength), sealingKey()) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
