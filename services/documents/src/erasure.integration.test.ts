import { cacheKeys } from '@resume/proto/cache-keys'
import { Redis } from 'ioredis'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await keptDocuments()
})

const create = (caller: Caller, request?: object) => documents.create(caller, request)

describe('an account that is deleted', () => {
  it('leaves nothing behind in any table or cache, and neither its later writes nor reads bring anything back', async () => {
    const caller = await documents.aSubscriber()
    const { userId } = caller
    const { id } = await create(caller, { content: json({ secret: userId }) })
    await documents.client.call('UpdateDocument', { id, revision: 1, title: 'Two' }, caller.call)
    const gone = await create(caller)
    await documents.client.call('DeleteDocument', { id: gone.id }, caller.call)

    const exported = await documents.exportOf(caller)
    expect(exported.documents.map((document: { id: string }) => document.id).sort()).toEqual([id, gone.id].sort())
    expect(exported.documents[0].content).toEqual({ secret: userId })
    expect(exported.versions).toMatchObject([{ documentId: id, revision: 1 }])
    expect(exported.subscriptions).toHaveLength(1)

    const redis = new Redis(documents.redisUrl)
    const cached = [cacheKeys.document(userId, id), cacheKeys.masterProfile(userId), cacheKeys.documentCounts(userId)]
    await redis.mset(Object.fromEntries(cached.map((key) => [key, 'something'])))
    documents.bus.publish('userDeleted', { userId })
    const left = async () => {
      const [row] = await documents.database.$queryRaw<{ left: number }[]>`
        SELECT (SELECT count(*) FROM documents WHERE user_id = ${userId}::uuid)
          + (SELECT count(*) FROM document_contents WHERE content LIKE ${`%${userId}%`})
          + (SELECT count(*) FROM document_versions WHERE document_id = ${id}::uuid)
          + (SELECT count(*) FROM subscriptions WHERE user_id = ${userId}::uuid)
          + (SELECT count(*) FROM document_counts WHERE user_id = ${userId}::uuid) AS left`
      return Number(row?.left)
    }
    await expect.poll(left, { timeout: 10_000 }).toBe(0)
    await expect.poll(() => redis.exists(...cached), { timeout: 10_000 }).toBe(0)
    redis.disconnect()
    await expect(create(caller)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await left()).toBe(0)
    /** A gateway would keep them for a month. */
    await expect(documents.client.call('GetCounts', {}, caller.call)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})
