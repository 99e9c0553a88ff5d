import { portfolioViewKeys, readViewField } from '@resume/proto/portfolio-views'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { Redis } from 'ioredis'
import type { ViewBatch } from '../use-cases/flush-views.ts'

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

/** The views that the gateway buffers in Redis. */
export function createViewBuffer(connection: RedisConnection) {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('viewsTake', { numberOfKeys: 2, lua: takeScript })
  redis.defineCommand('viewsFinish', { numberOfKeys: 1, lua: finishScript })
  const { pending, batch } = portfolioViewKeys
  return {
    isUp: () => connection.isUp(),

    async take(newBatchId: string): Promise<ViewBatch | undefined> {
      const fields = await redis.viewsTake(pending, batch, newBatchId)
      return fields.length === 0 ? undefined : readBatch(fields)
    },

    async finish(batchId: string): Promise<void> {
      await redis.viewsFinish(batch, batchId)
    },
  }
}

function readBatch(fields: string[]): ViewBatch {
  const read: ViewBatch = { id: '', days: [], hosts: [] }
  for (let place = 0; place < fields.length; place += 2) {
    const [name = '', value = ''] = fields.slice(place, place + 2)
    if (name === 'id') read.id = value
    const field = readViewField(name)
    if (!field) continue
    const { userId, day, host } = field
    const views = Number(value)
    if (host === undefined) read.days.push({ userId, day, views })
    else read.hosts.push({ userId, day, host, views })
  }
  return read
}
