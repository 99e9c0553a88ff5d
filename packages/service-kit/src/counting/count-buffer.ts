import type { RedisClient, RedisConnection } from '../redis/connect.ts'

/** Buffered counts that are on their way into a database. */
export interface CountBatch {
  /** Names the batch, wherever its flush is gone on with. */
  id: string
  /** What was counted, and how often, as it was buffered. */
  counts: Map<string, string>
}

/**
 * Counts of one batch, so that the statement that adds it ends in time: what gathers while a database is away for hours would
 * otherwise be a batch that can never be added, and neither could anything after it.
 */
export const countsOfBatch = 10_000

/** Counts that wait in Redis for the job that takes them into a database. */
export interface CountBuffer {
  isUp(): boolean
  /**
   * Takes the batch that an earlier flush left unfinished, else makes one of pending counts, at most {@link countsOfBatch};
   * undefined without any.
   * @throws Error when Redis is away, or could still lose the batch; the next flush takes it
   */
  take(newBatchId: string): Promise<CountBatch | undefined>
  /** Forgets a batch that has been added. */
  finish(batchId: string): Promise<void>
}

/** The field of a batch that names it; no count may have this name. */
const idField = 'id'

/** KEYS: pending, batch. ARGV: the ID of a new batch, how many counts it may have. Answers the batch's fields and values, none when there is nothing to do. */
const takeScript = `
if redis.call('EXISTS', KEYS[2]) == 0 then
  if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
  if redis.call('HLEN', KEYS[1]) <= tonumber(ARGV[2]) then
    redis.call('RENAME', KEYS[1], KEYS[2])
  else
    local some = redis.call('HRANDFIELD', KEYS[1], ARGV[2], 'WITHVALUES')
    for place = 1, #some, 2 do
      redis.call('HSET', KEYS[2], some[place], some[place + 1])
      redis.call('HDEL', KEYS[1], some[place])
    end
  end
  redis.call('HSET', KEYS[2], '${idField}', ARGV[1])
end
return redis.call('HGETALL', KEYS[2])`

/** KEYS: batch. ARGV: its ID. */
const finishScript = `
if redis.call('HGET', KEYS[1], '${idField}') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

interface ScriptedRedis extends RedisClient {
  takeCounts(pending: string, batch: string, newId: string, most: number): Promise<string[]>
  finishCounts(batch: string, id: string): Promise<number>
}

/**
 * The buffer of a kind of counts.
 * @param keys.pending a hash from what is counted to how often, to which counts are added; placed by its own name, and the batch too
 * @param keys.batch the counts that a flush is at work on
 */
export function createCountBuffer(connection: RedisConnection, keys: { pending: string; batch: string }): CountBuffer {
  const redis = connection.redis as ScriptedRedis
  redis.defineCommand('takeCounts', { numberOfKeys: 2, lua: takeScript })
  redis.defineCommand('finishCounts', { numberOfKeys: 1, lua: finishScript })
  const pending = connection.placed(keys.pending, keys.pending)
  const batch = connection.placed(keys.batch, keys.pending)
  return {
    isUp: () => connection.isUpFor(pending),

    async take(newBatchId) {
      const fields = await redis.takeCounts(pending, batch, newBatchId, countsOfBatch)
      if (fields.length === 0) return undefined
      /** A batch that is added and then lost with its primary would be pending again, and be counted twice. */
      if (!(await connection.outlasts(batch))) throw new Error('no replica of Redis has the batch yet')
      const counts = new Map<string, string>()
      for (let place = 0; place < fields.length; place += 2) counts.set(fields[place] ?? '', fields[place + 1] ?? '')
      const id = counts.get(idField) ?? ''
      counts.delete(idField)
      return { id, counts }
    },

    async finish(batchId) {
      await redis.finishCounts(batch, batchId)
    },
  }
}
