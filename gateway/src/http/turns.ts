import { randomUUID } from 'node:crypto'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { RedisConnection } from '@resume/service-kit/redis/connect'

/** The right to do something that each user may do once at a time. */
export interface Turn {
  end(): Promise<void>
}

/** How long a turn outlives the process that held it, in milliseconds. */
const leaseMs = 30_000

const renewScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`
const endScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/**
 * Gives turns: one for each key, among all replicas. While Redis is away, one for each key and replica.
 * @returns takes a turn; undefined while another holds it
 */
export function createTurns({ redis, isUp }: RedisConnection, logger: Logger) {
  const here = new Set<string>()
  const quietly = (work: Promise<unknown>) => work.catch((err) => logger.warn({ err }, 'a turn could not be kept'))

  return async (key: string): Promise<Turn | undefined> => {
    if (here.has(key)) return undefined
    here.add(key)
    const token = randomUUID()
    const entry = `turn:${key}`
    const holder = isUp() ? await quietly(redis.set(entry, token, 'PX', leaseMs, 'NX', 'GET')) : undefined
    /** After a lost reply the command was sent again, and finds the turn that it has taken itself. */
    if (holder && holder !== token) {
      here.delete(key)
      return undefined
    }
    const renewal = setInterval(() => {
      if (isUp()) quietly(redis.eval(renewScript, 1, entry, token, leaseMs))
    }, leaseMs / 3)
    renewal.unref()
    return {
      end: async () => {
        clearInterval(renewal)
        here.delete(key)
        if (isUp()) await quietly(redis.eval(endScript, 1, entry, token))
      },
    }
  }
}
