import { createHash } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import { pauses } from '../domain/code-pauses.ts'

/** Codes that can be sent to one email address at the request of one network in a window (docs/api/sign-in.md). */
const limit = { codes: 3, windowSeconds: 60 }

/** Lua: counts a request in a window that starts with the first one. Returns {count, seconds left}. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}`

/**
 * Lua: takes a send, unless the address is in a pause after too many that nobody answered. Returns 1 when it may be sent.
 * ARGV: seconds after which sends are forgotten, sends without a pause, first and longest pause in seconds.
 */
const takeScript = `
local now = tonumber(redis.call('TIME')[1])
local sent = tonumber(redis.call('HGET', KEYS[1], 'sent') or '0')
local next = tonumber(redis.call('HGET', KEYS[1], 'next') or '0')
if now < next then return 0 end
sent = sent + 1
local pause = 0
if sent >= tonumber(ARGV[2]) then
  pause = math.min(tonumber(ARGV[4]), tonumber(ARGV[3]) * 2 ^ math.min(20, sent - tonumber(ARGV[2])))
end
redis.call('HSET', KEYS[1], 'sent', sent, 'next', now + pause)
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1`

/** Limits the sending of codes. All replicas share its counters. */
export interface CodeLimiter {
  /** Counts a request of a network for an address. @throws AppError `rate_limited`, or `unavailable` without Redis */
  count(network: string, email: string): Promise<void>
  /**
   * Takes a send to an address, whoever asks for it; the pauses between them grow while no code is used.
   * @returns whether a code may be sent now
   * @throws AppError `unavailable` without Redis
   */
  take(email: string): Promise<boolean>
  /** Forgets the sends to an address, because somebody signed in with a code. Never rejects. */
  answered(email: string): Promise<void>
}

/** Creates the limiter. */
export function createCodeLimiter(connection: RedisConnection): CodeLimiter {
  const { redis } = connection
  const counted = async <Result>(run: () => Promise<unknown>): Promise<Result> => {
    try {
      if (!connection.isUp()) throw new Error('Redis is away')
      return (await run()) as Result
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
  }
  return {
    async count(network, email) {
      const key = `otp:${digestOf(`${network} ${email}`)}`
      const [count, secondsLeft] = await counted<[number, number]>(() =>
        redis.eval(countScript, 1, key, limit.windowSeconds),
      )
      if (count > limit.codes) throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, secondsLeft) })
    },
    async take(email) {
      const { forgottenAfter, free, first, longest } = pauses
      const taken = () => redis.eval(takeScript, 1, sendsOf(email), forgottenAfter, free, first, longest)
      return (await counted<number>(taken)) === 1
    },
    async answered(email) {
      if (connection.isUp()) await redis.del(sendsOf(email)).catch(() => {})
    },
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const sendsOf = (email: string) => `otp-sends:${digestOf(email)}`
