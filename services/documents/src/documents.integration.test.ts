import { cacheKeys } from '@resume/proto/cache-keys'
import { newId } from '@resume/service-kit/ids'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Caller, json, type RunningDocuments, runDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await runDocuments()
})
afterAll(() => documents.stop())

const create = async ({ call }: Caller, request: object = {}) => {
  const { document } = await documents.client.call('CreateDocument', { type: 'RESUME', ...request }, call)
  if (!document) throw new Error('no document')
  return document
}
const get = async ({ call }: Caller, id: string) => (await documents.client.call('GetDocument', { id }, call)).document
const counts = async ({ call }: Caller) => documents.client.call('GetCounts', {}, call)

describe('a document', () => {
  it('is created with the defaults, told of, and counted', async () => {
    const caller = documents.aFreeUser()
    const made = await create(caller)
    expect(made).toMatchObject({
      userId: caller.userId,
      type: 'RESUME',
      title: 'Untitled resume',
      slug: 'untitled-resume',
      tags: [],
      templateId: 'modern',
      schemaVersion: 1,
      revision: 1,
      visibility: 'PRIVATE',
      keepLocalOnly: false,
    })
    expect(String(made.content)).toBe('{}')
    expect(await get(caller, made.id)).toEqual(made)
    expect(await counts(caller)).toEqual({ resumes: 1, shareLinks: 0 })
    await expect
      .poll(() => documents.bus.eventsOf('documentCreated').find(({ documentId }) => documentId === made.id))
      .toMatchObject({ userId: caller.userId, type: 'RESUME' })
  })

  it('gives content back byte for byte, whatever JSON it is', async () => {
    const caller = await documents.aSubscriber()
    for (const text of [
      '{"b":1,"a":2,"10":3,"2":4}',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}',
      '{"n":[1.0,1e999,-0,12345678901234567890,0.1000]}',
      '{"u":"\\u0000\\ud800 \\u00e9 é 😀 \u2028"}',
      '{ "spaced" : [ 1 , 2 ] }',
      `${'{"a":'.repeat(63)}{}${'}'.repeat(63)}`,
    ]) {
      const made = await create(caller, { content: json(text), metadata: json(text) })
      expect(String((await get(caller, made.id))?.content)).toBe(text)
      expect(String((await get(caller, made.id))?.metadata)).toBe(text)
    }
  })

  it('holds exactly 1,048,576 bytes of content and not one more, counted in UTF-8', async () => {
    const caller = await documents.aSubscriber()
    const largest = `{"a":"${'é'.repeat((1_048_576 - 8) / 2)}"}`
    expect(Buffer.byteLength(largest)).toBe(1_048_576)
    const made = await create(caller, { content: json(largest) })
    expect(String((await get(caller, made.id))?.content)).toBe(largest)
    await expect(create(caller, { content: json(`${largest} `) })).rejects.toMatchObject({ code: 'payload_too_large' })
    await expect(create(caller, { metadata: json({ a: 'x'.repeat(16_384) }) })).rejects.toMatchObject({
      code: 'payload_too_large',
    })
  })

  it.each([
    [{ content: json('[]') }, 'content', 'must be an object'],
    [{ content: json('{') }, 'content', 'must be valid JSON'],
    [{ content: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]) }, 'content', 'must be valid JSON'],
    [{ content: json(`${'{"a":'.repeat(64)}{}${'}'.repeat(64)}`) }, 'content', 'must be nested at most 64 levels deep'],
    [{ content: json(`{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`) }, 'content', /64 levels/],
    [{ title: ' ' }, 'title', 'must be 1 to 200 characters'],
    [{ title: 'x'.repeat(201) }, 'title', 'must be 1 to 200 characters'],
    [{ title: 'a\0b' }, 'title', 'must not hold control characters'],
    [{ slug: 'Not a slug' }, 'slug', /lower-case/],
    [{ tags: ['x', 'y'.repeat(41)] }, 'tags.1', 'must be 1 to 40 characters'],
    [{ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'tags', 'must be at most 20'],
    [{ visibility: 'SECRET' }, 'visibility', 'must be one of PRIVATE, UNLISTED, PUBLIC'],
    [{ type: 'NOVEL' }, 'type', 'must be one of RESUME, COVER_LETTER, PORTFOLIO, LINK_IN_BIO'],
  ])('is refused with the wrong field named: %#', async (request, path, message) => {
    const caller = documents.aFreeUser()
    await expect(create(caller, request)).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Validation failed',
      details: [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    })
    expect((await counts(caller)).resumes).toBe(0)
  })

  it('gets a slug from its title, numbered on a clash; a given one that is taken is a conflict', async () => {
    const caller = await documents.aSubscriber()
    const slugs = []
    for (const title of ['Zoë’s  CV!', 'Zoe s CV', 'zoe-s-cv', '日本語'])
      slugs.push((await create(caller, { title })).slug)
    expect(slugs).toEqual(['zoe-s-cv', 'zoe-s-cv-2', 'zoe-s-cv-3', 'resume'])
    await expect(create(caller, { slug: 'zoe-s-cv' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Slug is already in use',
    })
    const other = await create(caller, { slug: 'another' })
    await expect(
      documents.client.call('UpdateDocument', { id: other.id, revision: 1, slug: 'zoe-s-cv' }, caller.call),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await get(caller, other.id))?.revision).toBe(1)
    expect((await create(documents.aFreeUser(), { slug: 'zoe-s-cv' })).slug).toBe('zoe-s-cv')
  })
})

describe('a slug that several want at once', () => {
  it('is given to exactly one of them, and the others are told', async () => {
    const caller = await documents.aSubscriber()
    const made = await Promise.all(Array.from({ length: 8 }, () => create(caller, { title: 'Same' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8)
    for (let round = 0; round < 3; round++) {
      const outcomes = await Promise.allSettled(
        made.map(({ id }) =>
          documents.client.call('UpdateDocument', { id, revision: 1, slug: `wanted-${round}` }, caller.call),
        ),
      )
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(outcomes.length - refused.length).toBeLessThanOrEqual(1)
      for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict' })
      const holders = await documents.database.document.count({
        where: { userId: caller.userId, activeSlug: `wanted-${round}` },
      })
      expect(holders).toBe(outcomes.length - refused.length)
    }
  })
})

describe('the free plan', () => {
  it('lets exactly one of 30 parallel creates pass for each type', async () => {
    const caller = documents.aFreeUser()
    const types = ['RESUME', 'COVER_LETTER', 'PORTFOLIO']
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => create(caller, { type: types[index % 3] })),
    )
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(27)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'permission_denied' })
    expect(await documents.database.document.count({ where: { userId: caller.userId } })).toBe(3)
  })

  it('does not count deleted documents; restoring and duplicating count', async () => {
    const caller = documents.aFreeUser()
    const first = await create(caller)
    const { id } = first
    await expect(documents.client.call('DuplicateDocument', { id }, caller.call)).rejects.toMatchObject({
      code: 'permission_denied',
    })
    await documents.client.call('DeleteDocument', { id }, caller.call)
    expect((await counts(caller)).resumes).toBe(0)
    const second = await create(caller)
    await expect(documents.client.call('RestoreDocument', { id }, caller.call)).rejects.toMatchObject({
      code: 'permission_denied',
    })
    await documents.client.call('DeleteDocument', { id: second.id }, caller.call)
    const { document } = await documents.client.call('RestoreDocument', { id }, caller.call)
    expect(document).toEqual(first)
  })
})

describe('an update', () => {
  it('changes what it names, raises the revision by one and keeps the former version', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller, { title: 'First', content: json('{"v":1}'), tags: ['a'] })
    const update = (request: object) => documents.client.call('UpdateDocument', { id, ...request }, caller.call)
    const { document } = await update({ revision: 1, content: json('{"v":2}'), tags: { values: [] } })
    expect(document).toMatchObject({ revision: 2, title: 'First', slug: 'first', tags: [] })
    expect(String((await get(caller, id))?.content)).toBe('{"v":2}')
    const synced = '2026-01-02T03:04:05.678Z'
    await update({ revision: 2, title: 'Second', visibility: 'PUBLIC', keepLocalOnly: true, lastSyncedAt: synced })
    expect(await get(caller, id)).toMatchObject({
      revision: 3,
      title: 'Second',
      slug: 'first',
      visibility: 'PUBLIC',
      keepLocalOnly: true,
      lastSyncedAt: synced,
    })

    const { items, total } = await documents.client.call('ListVersions', { documentId: id, limit: 50 }, caller.call)
    expect(total).toBe(2)
    expect(items.map(({ revision, title }) => [revision, title])).toEqual([
      [2, 'First'],
      [1, 'First'],
    ])
    expect(items[0]?.content).toBeUndefined()
    const version = (revision: number) => documents.client.call('GetVersion', { documentId: id, revision }, caller.call)
    expect(String((await version(1)).version?.content)).toBe('{"v":1}')
    await expect(version(3)).rejects.toMatchObject({ code: 'not_found', message: 'Version not found' })

    const restored = await documents.client.call('RestoreVersion', { documentId: id, revision: 1 }, caller.call)
    expect(restored.document).toMatchObject({ revision: 4, title: 'First', tags: ['a'], visibility: 'PUBLIC' })
    expect(String(restored.document?.content)).toBe('{"v":1}')
    expect(String((await version(3)).version?.content)).toBe('{"v":2}')
  })

  it('of a stale revision, or of nothing, changes nothing', async () => {
    const caller = documents.aFreeUser()
    const made = await create(caller)
    const update = (request: object) =>
      documents.client.call('UpdateDocument', { id: made.id, ...request }, caller.call)
    await expect(update({ revision: 7, title: 'No' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Revision mismatch. Client: 7, Server: 1',
    })
    await expect(update({ revision: 1 })).rejects.toMatchObject({ details: [{ path: 'revision' }] })
    expect(await get(caller, made.id)).toEqual(made)
  })

  it('wins exactly once among 50 parallel ones of one revision, and nothing of the losers is kept', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        documents.client.call(
          'UpdateDocument',
          { id, revision: 1, title: `Title ${n}`, content: json({ n }) },
          caller.call,
        ),
      ),
    )
    const winners = outcomes.flatMap((outcome, n) => (outcome.status === 'fulfilled' ? [n] : []))
    expect(winners).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({
          code: 'conflict',
          message: 'Revision mismatch. Client: 1, Server: 2',
        })
      }
    }
    const kept = await get(caller, id)
    expect(kept).toMatchObject({ revision: 2, title: `Title ${winners[0]}` })
    expect(JSON.parse(String(kept?.content))).toEqual({ n: winners[0] })
    expect(await documents.database.documentVersion.count({ where: { documentId: id } })).toBe(1)
    expect(await documents.database.documentContent.count({ where: { documentId: id } })).toBe(2)
  })

  it('keeps at most 50 versions, and no content that none of them points to', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller)
    for (let revision = 1; revision <= 60; revision++) {
      const content = revision % 2 ? { content: json({ revision }) } : { title: `Title ${revision}` }
      await documents.client.call('UpdateDocument', { id, revision, ...content }, caller.call)
    }
    const { items, total } = await documents.client.call('ListVersions', { documentId: id, limit: 50 }, caller.call)
    expect(total).toBe(50)
    expect([items[0]?.revision, items.at(-1)?.revision]).toEqual([60, 11])
    const oldest = await documents.client.call('GetVersion', { documentId: id, revision: 11 }, caller.call)
    expect(JSON.parse(String(oldest.version?.content))).toEqual({ revision: 9 })
    expect(await documents.database.documentContent.count({ where: { documentId: id } })).toBe(26)
  })
})

describe('restoring a version that is being removed', () => {
  it('finds it gone, and leaves the document what it holds', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller, { content: json({ v: 1 }) })
    await documents.client.call('UpdateDocument', { id, revision: 1, content: json({ v: 2 }) }, caller.call)
    const waiting = async () => {
      const [row] = await documents.database.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      return Number(row?.waiting)
    }
    let restoring: Promise<unknown> = Promise.resolve()
    await documents.database.$transaction(
      async (transaction) => {
        await transaction.$queryRaw`SELECT 1 FROM documents WHERE id = ${id}::uuid FOR UPDATE`
        restoring = documents.client.call('RestoreVersion', { documentId: id, revision: 1 }, caller.call)
        restoring.catch(() => {})
        await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
        const { contentId } = await transaction.documentVersion.delete({
          where: { documentId_revision: { documentId: id, revision: 1 } },
        })
        await transaction.documentContent.delete({ where: { id: contentId } })
      },
      { timeout: 10_000 },
    )
    await expect(restoring).rejects.toMatchObject({ code: 'not_found', message: 'Version not found' })
    expect(String((await get(caller, id))?.content)).toBe('{"v":2}')
  })
})

describe('the list', () => {
  it('filters, sorts, pages and counts, without content and without what is deleted', async () => {
    const caller = await documents.aSubscriber()
    for (const [title, type, tags, visibility] of [
      ['Beta 100%', 'RESUME', ['x'], 'PUBLIC'],
      ['alpha', 'RESUME', ['x', 'y'], 'PRIVATE'],
      ['Gamma', 'COVER_LETTER', [], 'PRIVATE'],
      ['Delta', 'RESUME', [], 'PRIVATE'],
    ] as const) {
      await create(caller, { title, type, tags, visibility })
    }
    const titles = async (query: object = {}) => {
      const page = { limit: 50, sort: 'createdAt', ...query }
      const { items, total } = await documents.client.call('ListDocuments', page, caller.call)
      for (const item of items) expect(item.content).toBeUndefined()
      return [items.map(({ title }) => title), total]
    }
    const gone = await create(caller, { title: 'Gone' })
    await documents.client.call('DeleteDocument', { id: gone.id }, caller.call)

    expect(await titles()).toEqual([['Beta 100%', 'alpha', 'Gamma', 'Delta'], 4])
    expect(await titles({ sort: '-createdAt', limit: 2, offset: 1 })).toEqual([['Gamma', 'alpha'], 4])
    expect((await titles({ sort: 'title' }))[0]).toHaveLength(4)
    expect(await titles({ type: 'COVER_LETTER' })).toEqual([['Gamma'], 1])
    expect(await titles({ visibility: 'PUBLIC' })).toEqual([['Beta 100%'], 1])
    expect(await titles({ tag: 'x' })).toEqual([['Beta 100%', 'alpha'], 2])
    expect(await titles({ search: 'ALPH' })).toEqual([['alpha'], 1])
    expect(await titles({ search: '0%' })).toEqual([['Beta 100%'], 1])
    expect(await titles({ search: '%' })).toEqual([['Beta 100%'], 1])
    expect(await titles({ search: '_' })).toEqual([[], 0])
    const alpha = (await documents.client.call('ListDocuments', { limit: 1, tag: 'y' }, caller.call)).items[0]
    await documents.client.call('UpdateDocument', { id: alpha?.id, revision: 1, tags: { values: [] } }, caller.call)
    expect((await titles({ sort: '-updatedAt', limit: 1 }))[0]).toEqual(['alpha'])
  })
})

describe("somebody else's document", () => {
  it('is missing in every call, with the same words as one that never was', async () => {
    const owner = documents.aFreeUser()
    const stranger = documents.aFreeUser()
    const { id } = await create(owner)
    await documents.client.call('UpdateDocument', { id, revision: 1, title: 'Mine' }, owner.call)
    const callsFor = (documentId: string) => [
      () => documents.client.call('GetDocument', { id: documentId }, stranger.call),
      () => documents.client.call('UpdateDocument', { id: documentId, revision: 2, title: 'x' }, stranger.call),
      () => documents.client.call('DeleteDocument', { id: documentId }, stranger.call),
      () => documents.client.call('RestoreDocument', { id: documentId }, stranger.call),
      () => documents.client.call('DuplicateDocument', { id: documentId }, stranger.call),
      () => documents.client.call('ListVersions', { documentId, limit: 10 }, stranger.call),
      () => documents.client.call('GetVersion', { documentId, revision: 1 }, stranger.call),
      () => documents.client.call('RestoreVersion', { documentId, revision: 1 }, stranger.call),
    ]
    for (const documentId of [id, newId(), 'nonsense']) {
      for (const call of callsFor(documentId)) {
        await expect(call()).rejects.toMatchObject({ code: 'not_found', message: 'Document not found' })
      }
    }
    expect((await get(owner, id))?.revision).toBe(2)
  })
})

describe('an account that is deleted', () => {
  it('leaves nothing behind in any table or cache, and its later writes bring nothing back', async () => {
    const caller = await documents.aSubscriber()
    const { userId } = caller
    const { id } = await create(caller, { content: json({ secret: userId }) })
    await documents.client.call('UpdateDocument', { id, revision: 1, title: 'Two' }, caller.call)
    const gone = await create(caller)
    await documents.client.call('DeleteDocument', { id: gone.id }, caller.call)

    const parts: Buffer[] = []
    for (let cursor = '', next = true; next; next = cursor !== '') {
      const part = await documents.client.call('ExportUserData', { cursor }, caller.call)
      parts.push(part.data)
      cursor = part.nextCursor
    }
    const exported = JSON.parse(Buffer.concat(parts).toString())
    expect(exported.documents.map((document: { id: string }) => document.id).sort()).toEqual([id, gone.id].sort())
    expect(exported.documents[0].content).toEqual({ secret: userId })
    expect(exported.versions).toMatchObject([{ documentId: id, revision: 1, content: { secret: userId } }])
    expect(exported.subscriptions).toHaveLength(1)

    const redis = new Redis(inject('redisUrl'))
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
  })
})

describe('a process that is killed in a stream of updates', () => {
  it('has kept every acknowledged one with its version, and every event arrives', async () => {
    const doomed = await runDocuments()
    const caller = doomed.aFreeUser()
    const { document } = await doomed.client.call('CreateDocument', { type: 'RESUME' }, caller.call)
    const id = document?.id ?? ''
    let acknowledged = 1
    const stream = (async () => {
      for (;;) {
        const content = json({ revision: acknowledged + 1 })
        const answer = await doomed.client.call('UpdateDocument', { id, revision: acknowledged, content }, caller.call)
        acknowledged = answer.document?.revision ?? 0
      }
    })().catch(() => {})
    await expect.poll(() => acknowledged, { timeout: 10_000, interval: 5 }).toBeGreaterThan(30)
    await doomed.crash()
    await stream
    await doomed.restart()

    const kept = (await doomed.client.call('GetDocument', { id }, caller.call)).document
    const revision = kept?.revision ?? 0
    expect([acknowledged, acknowledged + 1]).toContain(revision)
    expect(JSON.parse(String(kept?.content))).toEqual({ revision })
    const versions = await doomed.database.documentVersion.findMany({
      where: { documentId: id },
      orderBy: { revision: 'asc' },
      select: { revision: true },
    })
    const oldest = Math.max(1, revision - 50)
    expect(versions.map((version) => version.revision)).toEqual(
      Array.from({ length: revision - oldest }, (_, index) => oldest + index),
    )
    const told = () => new Set(doomed.bus.eventsOf('documentUpdated').map((event) => event.revision)).size
    await expect.poll(told, { timeout: 20_000 }).toBe(revision - 1)
    await doomed.stop()
  })
})
