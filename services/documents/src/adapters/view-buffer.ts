import type { Pool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { fencedBy, type JobLease } from '@resume/service-kit/jobs/lease'
import type { Job } from '@resume/service-kit/jobs/schedule'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { Redis } from 'ioredis'
import type { Database } from './database.ts'

/** Views that are not yet in PostgreSQL: per link `n:<id>`, how many, and `t:<id>`, when the last one was. */
const pendingKey = 'share-views:pending'
/** The views that a flush is at; its field `id` names the batch. */
const batchKey = 'share-views:batch'

/**
 * Takes the batch that a flush left unfinished, else makes one of all that is pending. KEYS: pending, batch. ARGV: id of
 * a new batch. Answers the batch's fields and values, none when there is nothing to do.
 */
const takeScript = `
if redis.call('EXISTS', KEYS[2]) == 0 then
  if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
  redis.call('RENAME', KEYS[1], KEYS[2])
  redis.call('HSET', KEYS[2], 'id', ARGV[1])
end
return redis.call('HGETALL', KEYS[2])`

/** Forgets a batch that is done. KEYS: batch. ARGV: its id. */
const finishScript = `
if redis.call('HGET', KEYS[1], 'id') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

interface ScriptedRedis extends Redis {
  viewsTake(pending: string, batch: string, newId: string): Promise<string[]>
  viewsFinish(batch: string, id: string): Promise<number>
}

/** Counts a view of a link. */
export type CountView = (shareLinkId: string) => Promise<void>

/** Counts views in Redis, or in PostgreSQL at once while Redis is away. */
export function createCountView(connection: RedisConnection, database: Database, logger: Logger): CountView {
  return async (shareLinkId) => {
    const now = new Date()
    if (connection.isUp()) {
      try {
        await connection.redis
          .multi()
          .hincrby(pendingKey, `n:${shareLinkId}`, 1)
          .hset(pendingKey, `t:${shareLinkId}`, now.getTime())
          .exec()
      } catch (err) {
        /** It may have been counted or not; counting it again could count it twice. */
        logger.warn({ err }, 'a view may not have been counted')
      }
      return
    }
    await database.shareLink.updateMany({
      where: { id: shareLinkId },
      data: { viewCount: { increment: 1 }, lastViewedAt: now },
    })
  }
}

/**
 * The job that adds buffered views to their links. A batch stays in Redis until PostgreSQL has it, and PostgreSQL notes
 * its id in the same transaction: a flush that is cut off anywhere is gone on with by the next, and adds nothing twice.
 */
export function flushViews(connection: RedisConnection, everyMs: number): Job {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('viewsTake', { numberOfKeys: 2, lua: takeScript })
  redis.defineCommand('viewsFinish', { numberOfKeys: 1, lua: finishScript })
  return {
    name: 'usage-metrics',
    everyMs,
    leaseMs: 10_000,
    async run(lease, pool) {
      if (!connection.isUp()) return
      const fields = await redis.viewsTake(pendingKey, batchKey, newId())
      if (fields.length === 0) return
      const { id, links } = readBatch(fields)
      await addViews(pool, lease, id, links)
      await redis.viewsFinish(batchKey, id)
    },
  }
}

interface LinkViews {
  views: number
  lastAt: Date
}

function readBatch(fields: string[]): { id: string; links: Map<string, LinkViews> } {
  const values = new Map<string, string>()
  for (let place = 0; place < fields.length; place += 2) values.set(fields[place] ?? '', fields[place + 1] ?? '')
  const links = new Map<string, LinkViews>()
  for (const [field, value] of values) {
    if (!field.startsWith('n:')) continue
    const linkId = field.slice(2)
    links.set(linkId, { views: Number(value), lastAt: new Date(Number(values.get(`t:${linkId}`) ?? Date.now())) })
  }
  return { id: values.get('id') ?? '', links }
}

/** Adds a batch to the links that are still there, once. @throws Error when the lease went to another process */
async function addViews(pool: Pool, lease: JobLease, batchId: string, links: Map<string, LinkViews>): Promise<void> {
  const entries = [...links]
  await pool.query(
    `WITH fresh AS (
       INSERT INTO flushed_view_batches (id) SELECT $1::uuid WHERE ${fencedBy('$5', '$6')}
       ON CONFLICT DO NOTHING RETURNING id
     )
     UPDATE share_links SET
       view_count = view_count + added.views,
       last_viewed_at = greatest(last_viewed_at, added.last_at)
     FROM fresh, unnest($2::uuid[], $3::int[], $4::timestamptz[]) AS added(id, views, last_at)
     WHERE share_links.id = added.id`,
    [
      batchId,
      entries.map(([linkId]) => linkId),
      entries.map(([, { views }]) => views),
      entries.map(([, { lastAt }]) => lastAt),
      lease.name,
      lease.token,
    ],
  )
  const { rowCount } = await pool.query('SELECT 1 FROM flushed_view_batches WHERE id = $1::uuid', [batchId])
  if (!rowCount) throw new Error('The lease of the flush went to another process')
}
