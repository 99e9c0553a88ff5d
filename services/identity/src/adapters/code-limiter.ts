import { createHash } from 'node:crypto'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { RedisConnection } from '@resume/service-kit/redis/connect'

/** Codes that can be sent to one email address at the request of one network address in a window (docs/api/sign-in.md). */
const limit = { codes: 3, windowSeconds: 60 }

/** Lua: counts a request in a window that starts with the first one. Returns {count, seconds left}. */
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('TTL', KEYS[1])}`

/** Counts requests for codes. @throws AppError `rate_limited`, or `unavailable` without Redis */
export type CodeLimiter = (clientAddress: string, email: string) => Promise<void>

/** Creates the limiter. All replicas share its counters. */
export function createCodeLimiter(connection: RedisConnection): CodeLimiter {
  return async (clientAddress, email) => {
    const digest = createHash('sha256').update(`${clientAddress} ${email}`).digest('base64url')
    const [count, secondsLeft] = await counted(connection, `otp:${digest}`)
    if (count > limit.codes) {
      const retryAfterSeconds = Math.max(1, secondsLeft)
      throw new AppError('rate_limited', { retryAfterSeconds })
    }
  }
}

async function counted(connection: RedisConnection, key: string): Promise<[number, number]> {
  try {
    if (!connection.isUp()) throw new Error('Redis is away')
    return (await connection.redis.eval(countScript, 1, key, limit.windowSeconds)) as [number, number]
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
}
