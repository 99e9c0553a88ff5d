import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { clusterNodesOf } from '../config/redis-url.ts'
import type { Logger } from '../logging/logger.ts'
import { connectCluster } from './connect-cluster.ts'
import { patienceMs, pauseBefore, type RedisConnection, stragglerMs, timeOf } from './connection.ts'
import { bePatient, requestPathTimeout } from './patience.ts'

export type { RedisClient, RedisConnection } from './connection.ts'

/**
 * Connects to Redis, and reconnects forever. A Redis that is down never keeps a process from starting; commands fail
 * immediately while it is down.
 * @param options.url of one server, or of nodes of a cluster: see {@link clusterNodesOf}
 */
export function connectRedis(options: { url: string; logger: Logger; commandTimeoutMs?: number }): RedisConnection {
  const { logger, commandTimeoutMs = requestPathTimeout } = options
  const nodes = clusterNodesOf(options.url)
  if (nodes) return connectCluster({ nodes, logger, commandTimeoutMs })
  const settings = {
    enableOfflineQueue: false,
    enableAutoPipelining: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    retryStrategy: pauseBefore,
  }
  const redis = new Redis(options.url, settings)
  const atDeparture = bePatient(redis, commandTimeoutMs)
  let minLoadedAt: number | undefined
  let wasUp = false
  /** Since when Redis is away, by the clock of this process. */
  let awaySince = performance.now()
  let reported = false
  const attempted = Promise.withResolvers<void>()

  redis.on('error', (err: Error) => {
    if (!reported) logger.warn({ err }, 'Redis is away')
    reported = true
  })
  redis.on('close', () => {
    if (minLoadedAt !== undefined) awaySince = performance.now()
    minLoadedAt = undefined
    attempted.resolve()
  })
  redis.on('ready', () => {
    Promise.all([redis.time(), wasUp ? 0 : uptimeOf(redis)]).then(
      ([time, uptimeMs]) => {
        minLoadedAt = timeOf(time) + Math.max(0, stragglerMs - uptimeMs)
        wasUp = true
        if (reported) logger.info('Redis is back')
        reported = false
        attempted.resolve()
      },
      () => redis.disconnect(true),
    )
  })

  return {
    redis,
    atDeparture,
    isCluster: false,
    placed: (key) => key,
    isUp: () => minLoadedAt !== undefined,
    isUpFor: () => minLoadedAt !== undefined,
    outlasts: async () => true,
    answers: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    minLoadedAt: () => minLoadedAt ?? Number.MAX_SAFE_INTEGER,
    isBackSoon: async () => {
      const isAwayForLong = () => minLoadedAt === undefined && performance.now() - awaySince > patienceMs
      if (isAwayForLong()) return false
      /** A command can fail some milliseconds before the connection is known to be closed. */
      do await wait(20)
      while (minLoadedAt === undefined && !isAwayForLong())
      return minLoadedAt !== undefined
    },
    attempted: () => attempted.promise,
    close: () => redis.disconnect(),
  }
}

/** For how long a server has been running at least, in milliseconds; for ever when it does not tell. It counts whole seconds. */
async function uptimeOf(redis: Redis): Promise<number> {
  const info = await redis.info('server').catch(() => '')
  const seconds = /^uptime_in_seconds:(\d+)/m.exec(info)?.[1]
  return seconds === undefined ? Number.POSITIVE_INFINITY : (Number(seconds) - 1) * 1000
}
