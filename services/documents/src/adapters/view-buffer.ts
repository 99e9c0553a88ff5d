import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { Redis } from 'ioredis'
import type { LinkViews, ViewBatch } from '../use-cases/flush-views.ts'

/** Views that are not yet in PostgreSQL: `n:<id>` is how many a link has, `t:<id>` when the last one was. */
const pendingKey = 'share-views:pending'
/** The views that a flush is at work on; its field `id` names the batch. */
const batchKey = 'share-views:batch'

/**
 * Takes the batch that a flush left unfinished, else makes one of all pending views. KEYS: pending, batch. ARGV: the id
 * of a new batch. Answers the batch's fields and values, none when there is nothing to do.
 */
const takeScript = `
if redis.call('EXISTS', KEYS[2]) == 0 then
  if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
  redis.call('RENAME', KEYS[1], KEYS[2])
  redis.call('HSET', KEYS[2], 'id', ARGV[1])
end
return redis.call('HGETALL', KEYS[2])`

/** Forgets a batch that has been added. KEYS: batch. ARGV: its id. */
const finishScript = `
if redis.call('HGET', KEYS[1], 'id') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

interface ScriptedRedis extends Redis {
  viewsTake(pending: string, batch: string, newId: string): Promise<string[]>
  viewsFinish(batch: string, id: string): Promise<number>
}

/** Buffers views of share links in Redis. */
export function createViewBuffer(connection: RedisConnection) {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('viewsTake', { numberOfKeys: 2, lua: takeScript })
  redis.defineCommand('viewsFinish', { numberOfKeys: 1, lua: finishScript })
  return {
    isUp: () => connection.isUp(),

    async add(shareLinkId: string, at: Date): Promise<void> {
      await redis
        .multi()
        .hincrby(pendingKey, `n:${shareLinkId}`, 1)
        .hset(pendingKey, `t:${shareLinkId}`, at.getTime())
        .exec()
    },

    async take(newBatchId: string): Promise<ViewBatch | undefined> {
      const fields = await redis.viewsTake(pendingKey, batchKey, newBatchId)
      return fields.length === 0 ? undefined : readBatch(fields)
    },

    async finish(batchId: string): Promise<void> {
      await redis.viewsFinish(batchKey, batchId)
    },
  }
}

function readBatch(fields: string[]): ViewBatch {
  const values = new Map<string, string>()
  for (let place = 0; place < fields.length; place += 2) values.set(fields[place] ?? '', fields[place + 1] ?? '')
  const links: LinkViews[] = []
  for (const [field, value] of values) {
    if (!field.startsWith('n:')) continue
    const shareLinkId = field.slice(2)
    const lastAt = new Date(Number(values.get(`t:${shareLinkId}`) ?? Date.now()))
    links.push({ shareLinkId, views: Number(value), lastAt })
  }
  return { id: values.get('id') ?? '', links }
}
