import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { Redis } from 'ioredis'
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

/** How long answers are kept (docs/api/conventions.md). */
const keptMs = 24 * 60 * 60 * 1000
/** When somebody whose first request is still in work may ask again, in seconds. */
const askAgainAfter = 1
/** After this a first request that never answered no longer blocks: longer than any request takes. */
const pendingMs = 60_000

/**
 * Takes the entry for a first request, or answers what is there. KEYS: entry. ARGV: fingerprint of the body, owner, ms.
 * A pending entry is `P`, fingerprint, owner; a finished one `D`, fingerprint, sealed answer; one whose answer a service
 * keeps `S`, fingerprint.
 */
const beginScript = `
local entry = redis.call('GET', KEYS[1])
if entry then return entry end
redis.call('SET', KEYS[1], 'P' .. ARGV[1] .. ARGV[2], 'PX', ARGV[3])
return false`

/** Replaces what this request left. KEYS: entry. ARGV: what it must be, what it becomes (empty: nothing), ms. */
const replaceScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`

interface ScriptedRedis extends Redis {
  idempotencyBeginBuffer(entry: string, print: string, owner: string, ms: number): Promise<Buffer | null>
  idempotencyReplace(entry: string, expected: string, value: Buffer | string, ms: number): Promise<number>
}

/** Length of an HMAC-SHA256 in hexadecimal digits. */
const printLength = 64

/** Begins requests that may be repeated; undefined while Redis is away: they go on without the guarantee. */
export type BeginRequest = (request: RepeatableRequest) => Promise<Attempt | undefined>

/**
 * Makes repeats of a request answer what the first one answered. What is kept is sealed with a key that needs both the
 * caller's idempotency key and our secret.
 */
export function createIdempotency(connection: RedisConnection, secret: string, logger: Logger): BeginRequest {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('idempotencyBegin', { numberOfKeys: 1, lua: beginScript })
  redis.defineCommand('idempotencyReplace', { numberOfKeys: 1, lua: replaceScript })

  /** Keyed: a body can hold a password, which a plain digest would let anybody guess who reads Redis. */
  const fingerprint = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

  return async (request) => {
    if (!connection.isUp()) return undefined
    const name = digest(JSON.stringify([request.caller, request.method, request.path, request.key]))
    const entry = `idem:${name}`
    const print = fingerprint(JSON.stringify(request.body ?? null))
    const owner = randomBytes(8).toString('hex')
    let found: Buffer | null
    try {
      found = await redis.idempotencyBeginBuffer(entry, print, owner, pendingMs)
    } catch (err) {
      logger.debug({ err }, 'idempotency without Redis')
      return undefined
    }
    const sealingKey = () => Buffer.from(hkdfSync('sha256', secret, name, `${request.caller} ${request.key}`, 32))
    if (found) return finishedAttempt(found, print, sealingKey)

    const replace = async (value: Buffer | string) => {
      try {
        await redis.idempotencyReplace(entry, `P${print}${owner}`, value, keptMs)
      } catch (err) {
        logger.warn({ err }, 'an answer could not be kept for repeats')
      }
    }
    return {
      complete: (answer) => replace(Buffer.concat([Buffer.from(`D${print}`), sealAnswer(answer, sealingKey())])),
      leaveToService: () => replace(`S${print}`),
      abandon: () => replace(''),
    }
  }
}

/** What a finished entry says. @throws AppError `idempotency_in_progress`; `idempotency_conflict` for another request */
function finishedAttempt(found: Buffer, print: string, sealingKey: () => Buffer): Attempt {
  if (found.toString('latin1', 1, 1 + printLength) !== print) {
    throw new AppError('idempotency_conflict')
  }
  const kind = found.toString('latin1', 0, 1)
  if (kind === 'S') return { inService: true }
  if (kind === 'P') {
    throw new AppError('idempotency_in_progress', { retryAfterSeconds: askAgainAfter })
  }
  return { replay: openAnswer(found.subarray(1 + printLength), sealingKey()) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
