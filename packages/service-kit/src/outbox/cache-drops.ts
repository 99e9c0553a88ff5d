import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { LeaseCache } from '../cache/lease-cache.ts'
import type { Logger } from '../logging/logger.ts'
import type { CommittedKeys } from './outbox-row.ts'

/** How long struck keys are collected for one statement, in milliseconds: long enough for the relay to publish first. */
const collectMs = 50

/** Time between two looks for keys that were left over, in milliseconds. */
const lookMs = 1_000

/** Age, as a PostgreSQL interval, from which keys count as left over by the writer of their change. */
const leftOverAfter = '1 second'

/** Rows with keys that one look takes. */
const batchSize = 500

/** Drops the cache entries that committed changes have made stale. */
export interface CacheDrops {
  /**
   * Drops the keys of changes that have just been committed, and strikes them from their rows. Resolves once Redis has
   * answered; the rows are struck afterwards, many at a time. Never rejects: keys whose drop Redis does not confirm stay
   * in their rows and are dropped later.
   */
  now(changes: CommittedKeys[]): Promise<void>
  /** Stops looking for keys that were left over, and waits until everything is struck that was dropped. */
  close(): Promise<void>
}

/**
 * Creates the {@link CacheDrops} of a process and looks once a second for keys that a writer left over, because Redis was
 * down or the writer died between its commit and the drop. Every replica looks, without a lease: dropping an entry twice
 * costs one load and is never wrong.
 */
export function startCacheDrops(options: {
  cache: Pick<LeaseCache, 'invalidate'>
  pool: Pool
  logger: Logger
}): CacheDrops {
  const { cache, pool, logger } = options
  const stopping = new AbortController()
  let dropped: string[] = []
  let striking: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const strikeCollected = async () => {
    const ids = dropped
    dropped = []
    /** Rows that stay are dropped once more when they count as left over. */
    await strike(pool, ids).catch((err: unknown) => logger.warn({ err }, 'dropped cache keys could not be struck'))
  }
  const strikeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      striking = striking.then(strikeCollected)
    }, collectMs)
  }

  const look = async () => {
    while (!stopping.signal.aborted) {
      let mayHaveMore = false
      try {
        mayHaveMore = await dropLeftOver(pool, cache)
      } catch (err) {
        logger.debug({ err }, 'could not look for cache keys that were left over; will try again')
      }
      if (!mayHaveMore) await wait(lookMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const looking = look()

  return {
    async now(changes) {
      const keys = changes.flatMap(({ cacheKeys }) => cacheKeys)
      if (keys.length === 0 || !(await cache.invalidate(keys))) return
      for (const { id } of changes) dropped.push(id)
      strikeSoon()
    },
    async close() {
      stopping.abort()
      await looking
      clearTimeout(timer)
      await striking
      if (dropped.length > 0) await strikeCollected()
    },
  }
}

/** Drops keys that were left over. @returns whether there may be more that can be dropped now */
async function dropLeftOver(pool: Pool, cache: Pick<LeaseCache, 'invalidate'>): Promise<boolean> {
  const { rows } = await pool.query<{ id: string; cache_keys: string[] }>({
    name: 'left-over-cache-keys',
    text: `
      SELECT id, cache_keys FROM outbox_events
      WHERE (cache_keys <> '{}' OR published_at IS NOT NULL) AND created_at < now() - interval '${leftOverAfter}'
      ORDER BY id LIMIT ${batchSize}`,
  })
  if (rows.length === 0 || !(await cache.invalidate([...new Set(rows.flatMap((row) => row.cache_keys))]))) return false
  await strike(
    pool,
    rows.map(({ id }) => id),
  )
  return rows.length === batchSize
}

/**
 * Strikes the keys from rows: published rows are deleted, the others wait for the relay. If the relay publishes a row
 * between the two statements, the row stays without keys and is deleted with what is left over.
 */
async function strike(pool: Pool, ids: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'strike-published',
    text: 'DELETE FROM outbox_events WHERE id = ANY($1::uuid[]) AND published_at IS NOT NULL RETURNING id',
    values: [ids],
  })
  if (rows.length === ids.length) return
  const gone = new Set(rows.map(({ id }) => id))
  await pool.query({
    name: 'strike-unpublished',
    text: `UPDATE outbox_events SET cache_keys = '{}' WHERE id = ANY($1::uuid[])`,
    values: [ids.filter((id) => !gone.has(id))],
  })
}
