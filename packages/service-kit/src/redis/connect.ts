import { Redis } from 'ioredis'
import type { Logger } from '../logging/logger.ts'

/** A connection to Redis that knows whether it is usable. */
export interface RedisConnection {
  readonly redis: Redis
  /** Whether commands have a chance now; while false, do without Redis instead of waiting. */
  isUp(): boolean
  /**
   * Redis time, in milliseconds, of the moment this connection last became usable. What was cached before may have
   * missed an invalidation and must not be used.
   */
  minFilledAt(): number
  close(): void
}

/** Wait for one command's answer, in milliseconds: a request must not hang on a dead Redis. */
const requestPathTimeout = 50

/**
 * Connects to Redis, now and for ever again; a Redis that is away never stops a process from starting.
 * Commands fail at once while it is away.
 */
export function connectRedis(options: { url: string; logger: Logger; commandTimeoutMs?: number }): RedisConnection {
  const { logger } = options
  const redis = new Redis(options.url, {
    enableOfflineQueue: false,
    enableAutoPipelining: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: options.commandTimeoutMs ?? requestPathTimeout,
    retryStrategy: (attempt) => Math.min(50 * attempt, 500),
  })
  let minFilledAt: number | undefined
  let reported = false

  redis.on('error', (err: Error) => {
    if (!reported) logger.warn({ err }, 'Redis is away')
    reported = true
  })
  redis.on('close', () => {
    minFilledAt = undefined
  })
  redis.on('ready', () => {
    redis.time().then(
      ([seconds, microseconds]) => {
        minFilledAt = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
        if (reported) logger.info('Redis is back')
        reported = false
      },
      () => redis.disconnect(true),
    )
  })

  return {
    redis,
    isUp: () => minFilledAt !== undefined,
    minFilledAt: () => minFilledAt ?? Number.MAX_SAFE_INTEGER,
    close: () => redis.disconnect(),
  }
}
