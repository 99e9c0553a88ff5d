import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../logging/logger.ts'
import { randomHex } from '../random.ts'
import type { RedisClient, RedisConnection } from '../redis/connect.ts'
import { createFillEntry } from './fill-entry.ts'
import { leaseKeyOf, readScript, releaseScript, stampLength } from './lease-scripts.ts'

/** Who may fill a missing entry: the holder of `token`, which is this caller when `mine`. */
export interface Lease {
  token: string
  mine: boolean
}

/** An entry, or the lease of the load that will bring it. */
export type CacheRead = { hit: Buffer } | { lease: Lease }

/** A cache in which a write's answer is never followed by a stale read. */
export interface LeaseCache {
  /** Reads an entry, loading and filling it on a miss; without Redis it just loads. */
  getOrLoad(key: string, ttlSeconds: number, load: () => Promise<Buffer>): Promise<Buffer>
  /** Goes on after a miss that another script found: loads under the lease, or joins the load that holds it. */
  loadUnderLease(key: string, lease: Lease, ttlSeconds: number, load: () => Promise<Buffer>): Promise<Buffer>
  /** Reads an entry, or takes a lease of its load; undefined when Redis is away. */
  read(key: string): Promise<CacheRead | undefined>
  /** Gives a lease back under which nothing will be loaded. */
  release(key: string, lease: Lease): void
  /**
   * Drops entries and every load of them in progress. Changes do so through `commit`, which repeats it until Redis
   * confirms.
   * @returns whether Redis confirmed
   */
  invalidate(keys: string[]): Promise<boolean>
}

/** A token for a lease that this caller may get. */
export function newLeaseToken(): string {
  return randomHex(24)
}

/** The value within a stored entry. */
export function entryValue(entry: Buffer): Buffer {
  return entry.subarray(stampLength)
}

interface ScriptedRedis extends RedisClient {
  leaseReadBuffer(
    key: string,
    lease: string,
    minLoadedAt: number,
    token: string,
  ): Promise<[Buffer | null, Buffer | null]>
  leaseRelease(lease: string, token: string): Promise<number>
}

/** How often entries are dropped while Redis comes and goes. */
const mostTries = 3

/** How long to wait for another process's load before loading as well, and how often to look, in milliseconds. */
const foreignLoad = { patience: 250, interval: 15 }

/**
 * Leases as in "Scaling Memcache at Facebook" (NSDI 2013), section 3.2.1.
 * @param onRead hears of every {@link LeaseCache.getOrLoad}
 */
export function createLeaseCache(
  connection: RedisConnection,
  logger: Logger,
  onRead?: (outcome: 'hit' | 'miss') => void,
): LeaseCache {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('leaseRead', { numberOfKeys: 2, lua: readScript })
  redis.defineCommand('leaseRelease', { numberOfKeys: 1, lua: releaseScript })
  const fillEntry = createFillEntry(connection)
  /**
   * Loads under way in this process, by lease token. Joining one is safe only for a reader that has just seen its token
   * live in Redis: then no write was acknowledged since the load began.
   */
  const loads = new Map<string, Promise<Buffer>>()

  const read: LeaseCache['read'] = async (key) => {
    if (!connection.isUp()) return undefined
    try {
      const token = newLeaseToken()
      const name = connection.placed(key)
      const minLoadedAt = connection.minLoadedAt(name)
      const [entry, lease] = await redis.leaseReadBuffer(name, leaseKeyOf(name), minLoadedAt, token)
      /** Another node may have answered than the one for which the time holds. */
      if (connection.minLoadedAt(name) !== minLoadedAt) return undefined
      if (entry) return { hit: entryValue(entry) }
      const holder = lease?.toString('latin1') ?? ''
      return { lease: { token: holder, mine: holder === token } }
    } catch (err) {
      logger.debug({ err }, 'cache not readable')
      return undefined
    }
  }

  const fill = async (key: string, token: string, value: Buffer, ttlSeconds: number) => {
    try {
      await fillEntry({ name: connection.placed(key), token, value, ttlMs: ttlSeconds * 1000 })
    } catch (err) {
      logger.debug({ err }, 'cache not fillable')
    }
  }

  const release = (key: string, { token }: Pick<Lease, 'token'>) => {
    redis.leaseRelease(leaseKeyOf(connection.placed(key)), token).catch(() => {})
  }

  const loadAndFill = (key: string, token: string, ttlSeconds: number, load: () => Promise<Buffer>) => {
    const running = load()
      .then(
        async (value) => {
          await fill(key, token, value, ttlSeconds)
          return value
        },
        (error: unknown) => {
          release(key, { token })
          throw error
        },
      )
      .finally(() => loads.delete(token))
    loads.set(token, running)
    return running
  }

  const loadUnderLease: LeaseCache['loadUnderLease'] = async (key, lease, ttlSeconds, load) => {
    if (lease.mine) return loadAndFill(key, lease.token, ttlSeconds, load)
    const joined = loads.get(lease.token)
    if (joined) return joined
    const until = performance.now() + foreignLoad.patience
    while (performance.now() < until) {
      await wait(foreignLoad.interval)
      const again = await read(key)
      if (!again) break
      if ('hit' in again) return again.hit
      if (again.lease.mine) return loadAndFill(key, again.lease.token, ttlSeconds, load)
      const begun = loads.get(again.lease.token)
      if (begun) return begun
    }
    return load()
  }

  const drop = async (keys: string[]): Promise<unknown> => {
    if (!connection.isCluster) return redis.del(...keys, ...keys.map(leaseKeyOf))
    const names = keys.map((key) => connection.placed(key))
    return Promise.all(names.map((name) => redis.del(name, leaseKeyOf(name))))
  }

  return {
    read,
    release,
    loadUnderLease,
    async getOrLoad(key, ttlSeconds, load) {
      const found = await read(key)
      onRead?.(found && 'hit' in found ? 'hit' : 'miss')
      if (!found) return load()
      return 'hit' in found ? found.hit : loadUnderLease(key, found.lease, ttlSeconds, load)
    },
    async invalidate(keys) {
      if (keys.length === 0) return true
      for (let tries = 1; ; tries++) {
        try {
          await drop(keys)
          return true
        } catch (err) {
          if (tries < mostTries && (await connection.isBackSoon())) continue
          logger.warn({ err }, 'cache entries could not be dropped; will try again')
          return false
        }
      }
    },
  }
}
