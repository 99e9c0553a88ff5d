import { openJobPool } from '@resume/service-kit/database/pools'
import { newId } from '@resume/service-kit/ids'
import { takeLease } from '@resume/service-kit/jobs/lease'
import { createLogger } from '@resume/service-kit/logging/logger'
import { connectRedis, type RedisConnection } from '@resume/service-kit/redis/connect'
import { anAddress, as } from '@resume/test-kit/callers'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownRedis } from '@resume/test-kit/own-servers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, type RunningDocuments, runDocuments } from '../test-data/running-documents.ts'
import { openDatabase } from './adapters/database.ts'
import { createCountView, flushViews } from './adapters/view-buffer.ts'

const silent = createLogger({ service: 'test', level: 'silent' })
let redis: Awaited<ReturnType<typeof ownRedis>>
let documents: RunningDocuments

beforeAll(async () => {
  redis = await ownRedis()
  documents = await runDocuments({ REDIS_URL: redis.url, VIEW_FLUSH_INTERVAL_MS: '50' })
})
afterAll(async () => {
  await documents.stop()
  await redis.stop()
})

const aDocument = async ({ call }: Caller, title = 'Shared resume') => {
  const { document } = await documents.client.call('CreateDocument', { type: 'RESUME', title }, call)
  return document?.id ?? ''
}
const usernameOf = ({ userId }: Caller) => `u${userId.slice(-12)}`
const share = async (caller: Caller, documentId: string, request: object = {}) => {
  const { shareLink } = await documents.client.call(
    'CreateShareLink',
    { documentId, snapshot: json({ name: 'Ada' }), username: usernameOf(caller), ...request },
    caller.call,
  )
  if (!shareLink) throw new Error('no link')
  return shareLink
}
const stranger = () => as(anAddress())
const open = ({ username, slug }: { username: string; slug: string }, call = stranger()) =>
  documents.client.call('OpenShareLink', { username, slug }, call)
const verify = ({ username, slug }: { username: string; slug: string }, password: string) =>
  documents.client.call('VerifyShareLink', { username, slug, password }, stranger())

describe('a share link', () => {
  it('shows the snapshot to strangers, whatever becomes of the document, until it is ended', async () => {
    const caller = documents.aFreeUser()
    const id = await aDocument(caller)
    const link = await share(caller, id)
    const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000
    expect(link).toMatchObject({
      userId: caller.userId,
      documentId: id,
      slug: 'shared-resume',
      documentSlug: 'shared-resume',
      publicPath: `/share/${usernameOf(caller)}/shared-resume`,
      hasPassword: false,
      viewCount: 0,
    })
    expect(link.token).toMatch(/^[\w-]{32}$/)
    expect(Math.abs(Date.parse(link.expiresAt ?? '') - in30Days)).toBeLessThan(60_000)
    await documents.client.call('UpdateDocument', { id, revision: 1, title: 'Secret plans' }, caller.call)
    const seen = await open(link)
    expect(seen).toMatchObject({ passwordRequired: false, shared: { documentTitle: 'Shared resume' } })
    expect(String(seen.shared?.snapshot)).toBe('{"name":"Ada"}')
    expect(await open({ ...link, username: link.username.toUpperCase() })).toMatchObject({ passwordRequired: false })

    expect(await documents.client.call('GetCounts', {}, caller.call)).toMatchObject({ shareLinks: 1 })
    const asked = { documentIds: [id, newId(), 'nonsense'] }
    expect((await documents.client.call('ListSharedDocuments', asked, caller.call)).documentIds).toEqual([id])
    await documents.client.call('DeleteShareLink', { documentId: id, shareLinkId: link.id }, caller.call)
    await expect(open(link)).rejects.toMatchObject({ code: 'not_found', message: 'Share link not found' })
    expect(await documents.client.call('GetCounts', {}, caller.call)).toMatchObject({ shareLinks: 0 })
    await expect
      .poll(() => documents.bus.eventsOf('shareLinkDeleted').map((event) => event.shareLinkId))
      .toContain(link.id)
  })

  it('ends with its document, and stays ended when that comes back', async () => {
    const caller = documents.aFreeUser()
    const id = await aDocument(caller)
    const link = await share(caller, id)
    await documents.client.call('DeleteDocument', { id }, caller.call)
    await expect(open(link)).rejects.toMatchObject({ code: 'not_found' })
    await documents.client.call('RestoreDocument', { id }, caller.call)
    await expect(open(link)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('that is protected tells nothing before the password', async () => {
    const caller = documents.aFreeUser()
    const link = await share(caller, await aDocument(caller), { password: 'open sesame' })
    expect(link.hasPassword).toBe(true)
    expect(await open(link)).toEqual({ passwordRequired: true })
    await expect(verify(link, 'open')).rejects.toMatchObject({ code: 'unauthenticated', message: 'Invalid password' })
    expect(await verify(link, 'open sesame')).toMatchObject({
      passwordRequired: true,
      shared: { documentTitle: 'Shared resume' },
    })
    const kept = await documents.database.shareLink.findUniqueOrThrow({ where: { id: link.id } })
    expect(JSON.stringify(kept)).not.toContain('open sesame')
    expect(documents.logged()).not.toContain('open sesame')
  })

  it('replaces the one before, keeping its password and slug unless it is told otherwise', async () => {
    const caller = documents.aFreeUser()
    const id = await aDocument(caller)
    const first = await share(caller, id, { password: 'first', noExpiry: true })
    expect(first.expiresAt).toBeUndefined()
    await documents.client.call('UpdateDocument', { id, revision: 1, slug: 'moved' }, caller.call)
    const second = await share(caller, id, { snapshot: json({ v: 2 }) })
    expect(second).toMatchObject({ slug: first.slug, documentSlug: 'moved', hasPassword: true })
    expect([second.id === first.id, second.token === first.token]).toEqual([false, false])
    expect(String((await verify(second, 'first')).shared?.snapshot)).toBe('{"v":2}')
    const third = await share(caller, id, { updateSlug: true, password: 'third' })
    expect(third.slug).toBe('moved')
    await expect(verify(third, 'first')).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(open(first)).rejects.toMatchObject({ code: 'not_found' })
    const fourth = await share(caller, id, { removePassword: true })
    expect(await open(fourth)).toMatchObject({ passwordRequired: false })
    const { items, total } = await documents.client.call('ListShareLinks', { documentId: id, limit: 20 }, caller.call)
    expect([total, items.map((item) => item.id)]).toEqual([1, [fourth.id]])
  })

  it('that has expired is gone, with and without a password, and is not among the shared', async () => {
    const caller = documents.aFreeUser()
    const id = await aDocument(caller)
    const link = await share(caller, id, { expiresAt: new Date(Date.now() + 60_000).toISOString(), password: 'pass' })
    await documents.database.shareLink.update({ where: { id: link.id }, data: { expiresAt: new Date() } })
    await expect(open(link)).rejects.toMatchObject({ code: 'gone', message: 'Link expired' })
    await expect(verify(link, 'pass')).rejects.toMatchObject({ code: 'gone' })
    expect(
      (await documents.client.call('ListSharedDocuments', { documentIds: [id] }, caller.call)).documentIds,
    ).toEqual([])
  })

  it.each([
    [{ noExpiry: true, expiresAt: '2099-01-01T00:00:00.000Z' }, 'noExpiry'],
    [{ expiresAt: '2001-01-01T00:00:00.000Z' }, 'expiresAt'],
    [{ expiresAt: 'soon' }, 'expiresAt'],
    [{ password: 'abc' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ password: 'good', removePassword: true }, 'removePassword'],
    [{ snapshot: json('[]') }, 'snapshot'],
  ])('is refused with the wrong field named: %o', async (request, path) => {
    const caller = documents.aFreeUser()
    await expect(share(caller, await aDocument(caller), request)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path }],
    })
  })

  it("needs a username, and the caller's own document", async () => {
    const caller = documents.aFreeUser()
    const id = await aDocument(caller)
    await expect(share(caller, id, { username: '' })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Username required before sharing',
    })
    const other = documents.aFreeUser()
    const link = await share(caller, id)
    await expect(share(other, id)).rejects.toMatchObject({ code: 'not_found', message: 'Document not found' })
    for (const documentId of [id, newId(), 'x']) {
      await expect(documents.client.call('ListShareLinks', { documentId, limit: 1 }, other.call)).rejects.toMatchObject(
        { code: 'not_found', message: 'Document not found' },
      )
      await expect(
        documents.client.call('DeleteShareLink', { documentId, shareLinkId: link.id }, other.call),
      ).rejects.toMatchObject({ code: 'not_found', message: 'Share link not found' })
    }
    expect((await documents.client.call('ListSharedDocuments', { documentIds: [id] }, other.call)).documentIds).toEqual(
      [],
    )
    await expect(open({ ...link, slug: 'a\0b' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('views', () => {
  const viewsOf = async (id: string) =>
    documents.database.shareLink.findUniqueOrThrow({ where: { id }, select: { viewCount: true, lastViewedAt: true } })

  it("are counted, all of them, but the owner's and those of a closed door", async () => {
    const caller = documents.aFreeUser()
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

  it('are neither lost nor counted twice when a flush is cut off after its commit or before it', async () => {
    const databaseUrl = await freshDatabase('services/documents')
    const database = openDatabase(databaseUrl, silent)
    const pool = openJobPool(databaseUrl, silent)
    const apart = await ownRedis()
    const connection = connectRedis({ url: apart.url, logger: silent, commandTimeoutMs: 5_000 })
    try {
      await expect.poll(() => connection.isUp()).toBe(true)
      const link = await aLinkIn(database)
      const count = createCountView(connection, database, silent)
      const job = flushViews(connection, 1_000)
      const lease = await takeLease(pool, job.name, 'me', 60_000)
      if (!lease) throw new Error('no lease')
      const views = async () => (await database.shareLink.findUniqueOrThrow({ where: { id: link } })).viewCount

      await Promise.all(Array.from({ length: 7 }, () => count(link)))
      const cutAfterCommit = flushViews(withoutFinish(connection), 1_000)
      await expect(cutAfterCommit.run(lease, pool)).rejects.toThrow('cut off')
      expect(await views()).toBe(7)
      await Promise.all(Array.from({ length: 5 }, () => count(link)))
      await job.run(lease, pool)
      expect(await views()).toBe(7)
      await job.run(lease, pool)
      expect(await views()).toBe(12)

      await Promise.all(Array.from({ length: 3 }, () => count(link)))
      const lost = { ...lease, token: String(BigInt(lease.token) - 1n) }
      await expect(job.run(lost, pool)).rejects.toThrow('lease')
      expect(await views()).toBe(12)
      await job.run(lease, pool)
      await job.run(lease, pool)
      expect(await views()).toBe(15)
    } finally {
      connection.close()
      await apart.stop()
      await pool.end()
      await database.$disconnect()
    }
  })

  it('are all there after the process was killed again and again in the middle of flushes', async () => {
    const ours = await ownRedis()
    const doomed = await runDocuments({ REDIS_URL: ours.url, VIEW_FLUSH_INTERVAL_MS: '50' })
    const caller = doomed.aFreeUser()
    const { document } = await doomed.client.call('CreateDocument', { type: 'RESUME' }, caller.call)
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
    const { document } = await lonely.client.call('CreateDocument', { type: 'RESUME' }, caller.call)
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

/** A Redis on which a batch cannot be finished, as when the process dies right before. */
function withoutFinish(connection: RedisConnection): RedisConnection {
  const redis = new Proxy(connection.redis, {
    get: (target, name) => {
      if (name === 'defineCommand') return () => {}
      if (name === 'viewsFinish') return () => Promise.reject(new Error('cut off'))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...connection, redis }
}

async function aLinkIn(database: ReturnType<typeof openDatabase>): Promise<string> {
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
