import { openJobPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { describe, expect, it } from 'vitest'
import { json, runDocuments } from '../test-data/running-documents.ts'
import { stranger, usernameOf, useShareLinks } from '../test-data/use-share-links.ts'
import type { Database } from './adapters/database.ts'
import { createShareLinkRepository } from './adapters/share-links.ts'
import { createViewBuffer } from './adapters/view-buffer.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { flushViewsJob } from './jobs.ts'
import { countView } from './use-cases/count-view.ts'

const test = useShareLinks()
const { aDocument, open, share, verify } = test
const silent = createLogger({ service: 'test', level: 'silent' })

describe('views', () => {
  const viewsOf = async (id: string) =>
    test.documents.database.shareLink.findUniqueOrThrow({
      where: { id },
      select: { viewCount: true, lastViewedAt: true },
    })

  it("are all counted, except the owner's and those of a link that stays locked", async () => {
    const caller = test.documents.aFreeUser()
    const link = await share(caller, await aDocument(caller))
    await Promise.all(Array.from({ length: 40 }, () => open(link)))
    await Promise.all(Array.from({ length: 5 }, () => open(link, caller.call)))
    await expect.poll(async () => (await viewsOf(link.id)).viewCount, { timeout: 10_000 }).toBe(40)
    expect((await viewsOf(link.id)).lastViewedAt).toBeInstanceOf(Date)
    const locked = await share(caller, link.documentId, { password: 'pass' })
    await open(locked)
    await expect(verify(locked, 'wrong')).rejects.toThrow()
    await verify(locked, 'pass')
    await expect.poll(async () => (await viewsOf(locked.id)).viewCount, { timeout: 10_000 }).toBe(1)
  })

  it('are neither lost nor counted twice when a flush is interrupted after its commit or before it', async () => {
    const databaseUrl = await freshDatabase('services/documents')
    const database = openTestDatabase(PrismaClient, databaseUrl)
    const pool = openJobPool(databaseUrl, silent)
    const apart = await ownRedis()
    const connection = connectRedis({ url: apart.url, logger: silent, commandTimeoutMs: 5_000 })
    try {
      await expect.poll(() => connection.isUp()).toBe(true)
      const link = await aLinkIn(database)
      const views = createViewBuffer(connection)
      const ports = { views, shareLinks: createShareLinkRepository(database, pool), onUncountedView: () => {} }
      const reader = { kind: 'anonymous', addressHash: '' } as const
      const count = (id: string) => countView(ports, reader, { id, userId: newId() })
      const job = flushViewsJob(views, 1_000)
      const lease = await takeLease(pool, job.name, 'me', 60_000)
      if (!lease) throw new Error('no lease')
      const counted = async () => (await database.shareLink.findUniqueOrThrow({ where: { id: link } })).viewCount

      await Promise.all(Array.from({ length: 7 }, () => count(link)))
      const unfinished = { ...views, finish: () => Promise.reject(new Error('cut off')) }
      const cutAfterCommit = flushViewsJob(unfinished, 1_000)
      await expect(cutAfterCommit.run(lease, pool)).rejects.toThrow('cut off')
      expect(await counted()).toBe(7)
      await Promise.all(Array.from({ length: 5 }, () => count(link)))
      await job.run(lease, pool)
      expect(await counted()).toBe(7)
      await job.run(lease, pool)
      expect(await counted()).toBe(12)

      await Promise.all(Array.from({ length: 3 }, () => count(link)))
      const lost = { ...lease, token: String(BigInt(lease.token) - 1n) }
      await expect(job.run(lost, pool)).rejects.toThrow('lease')
      expect(await counted()).toBe(12)
      await job.run(lease, pool)
      await job.run(lease, pool)
      expect(await counted()).toBe(15)
    } finally {
      connection.close()
      await apart.stop()
      await pool.end()
      await database.$disconnect()
    }
  })

  it('are all counted after the process was killed repeatedly during flushes', async () => {
    const ours = await ownRedis()
    const doomed = await runDocuments({ REDIS_URL: ours.url, VIEW_FLUSH_INTERVAL_MS: '50' })
    const caller = doomed.aFreeUser()
    const { document } = await doomed.client.call(
      'CreateDocument',
      { documentType: 'DOCUMENT_TYPE_RESUME' },
      caller.call,
    )
    const { shareLink } = await doomed.client.call(
      'CreateShareLink',
      { documentId: document?.id, snapshot: json({}), username: usernameOf(caller) },
      caller.call,
    )
    const { username = '', slug = '', id = '' } = shareLink ?? {}
    let acknowledged = 0
    let failed = 0
    for (let round = 0; round < 2; round++) {
      const target = acknowledged + 60
      const readers = Array.from({ length: 4 }, async () => {
        for (;;) await doomed.client.call('OpenShareLink', { username, slug }, stranger()).then(() => acknowledged++)
      }).map((reader) =>
        reader.catch(() => {
          failed++
        }),
      )
      await expect.poll(() => acknowledged, { timeout: 10_000, interval: 5 }).toBeGreaterThan(target)
      await doomed.crash()
      await Promise.all(readers)
      await doomed.restart()
    }
    const views = async () =>
      (await doomed.database.shareLink.findUniqueOrThrow({ where: { id }, select: { viewCount: true } })).viewCount
    await expect.poll(views, { timeout: 25_000 }).toBeGreaterThanOrEqual(acknowledged)
    expect(await views()).toBeLessThanOrEqual(acknowledged + failed)
    await doomed.stop()
    await ours.stop()
  })

  it('are counted while Redis is away', async () => {
    const ours = await ownRedis()
    const lonely = await runDocuments({ REDIS_URL: ours.url, VIEW_FLUSH_INTERVAL_MS: '50' })
    const caller = lonely.aFreeUser()
    const { document } = await lonely.client.call(
      'CreateDocument',
      { documentType: 'DOCUMENT_TYPE_RESUME' },
      caller.call,
    )
    const { shareLink } = await lonely.client.call(
      'CreateShareLink',
      { documentId: document?.id, snapshot: json({}), username: usernameOf(caller) },
      caller.call,
    )
    const { username = '', slug = '', id = '' } = shareLink ?? {}
    await ours.stop()
    const views = async () => (await lonely.database.shareLink.findUniqueOrThrow({ where: { id } })).viewCount
    const read = () => lonely.client.call('OpenShareLink', { username, slug }, stranger())
    await expect.poll(async () => [await read(), await views()][1], { timeout: 10_000 }).toBeGreaterThan(0)
    const before = await views()
    await read()
    expect(await views()).toBe(before + 1)
    await lonely.stop()
  })
})

async function aLinkIn(database: Database): Promise<string> {
  const now = new Date()
  const [userId, documentId, linkId] = [newId(), newId(), newId()]
  const times = { createdAt: now, updatedAt: now }
  await database.document.create({
    data: {
      ...{ id: documentId, userId, type: 'RESUME', title: 't', slug: 's', tags: [], metadata: '{}', ...times },
      ...{ templateId: 'modern', schemaVersion: 1, revision: 1, visibility: 'PRIVATE', keepLocalOnly: false },
      contentId: newId(),
    },
  })
  await database.shareLink.create({
    data: {
      ...{ id: linkId, userId, documentId, username: 'u', slug: 's', token: 't', documentSlug: 's', ...times },
      ...{ documentTitle: 't', snapshot: '{}' },
    },
  })
  return linkId
}
