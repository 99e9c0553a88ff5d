import { createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import type { RedisConnection } from '@resume/service-kit/redis/connect'

/** `n:<id>` is how many views a link has, `t:<id>` when the last one was. */
const keys = { pending: 'share-views:pending', batch: 'share-views:batch' }

/** Buffers views of share links in Redis. */
export function createViewBuffer(connection: RedisConnection) {
  const pending = connection.placed(keys.pending, keys.pending)
  return {
    ...createCountBuffer(connection, keys),

    async add(shareLinkId: string, at: Date): Promise<void> {
      await connection.redis
        .multi()
        .hincrby(pending, `n:${shareLinkId}`, 1)
        .hset(pending, `t:${shareLinkId}`, at.getTime())
        .exec()
    },
  }
}
