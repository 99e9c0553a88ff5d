import { newId } from '@resume/service-kit/ids'
import { waitingStatements } from '@resume/test-kit/locks'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Caller,
  json,
  keptDocuments,
  type RunningDocuments,
  runDocuments,
} from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await keptDocuments()
})

const create = (caller: Caller, request?: object) => documents.create(caller, request)
const get = (caller: Caller, id: string) => documents.get(caller, id)

describe('an update', () => {
  it('changes the fields that it names, adds one to the revision and keeps the former version', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller, { title: 'First', content: json('{"v":1}'), tags: ['a'] })
    const update = (request: object) => documents.client.call('UpdateDocument', { id, ...request }, caller.call)
    const { document } = await update({ revision: 1, content: json('{"v":2}'), tags: { values: [] } })
    expect(document).toMatchObject({ revision: 2, title: 'First', slug: 'first', tags: [] })
    expect(String((await get(caller, id))?.content)).toBe('{"v":2}')
    const synced = '2026-01-02T03:04:05.678Z'
    await update({
      revision: 2,
      title: 'Second',
      documentVisibility: 'DOCUMENT_VISIBILITY_PUBLIC',
      keepLocalOnly: true,
      lastSyncedAt: synced,
    })
    expect(await get(caller, id)).toMatchObject({
      revision: 3,
      title: 'Second',
      slug: 'first',
      documentVisibility: 'DOCUMENT_VISIBILITY_PUBLIC',
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
    expect(restored.document).toMatchObject({
      revision: 4,
      title: 'First',
      tags: ['a'],
      documentVisibility: 'DOCUMENT_VISIBILITY_PUBLIC',
    })
    expect(String(restored.document?.content)).toBe('{"v":1}')
    expect(String((await version(3)).version?.content)).toBe('{"v":2}')
  })

  it('of a stale revision, or without fields, changes nothing', async () => {
    const caller = documents.aFreeUser()
    const made = await create(caller)
    const update = (request: object) =>
      documents.client.call('UpdateDocument', { id: made.id, ...request }, caller.call)
    await expect(update({ revision: 7, title: 'No' })).rejects.toMatchObject({
      id: 'revision_mismatch',
      code: 'conflict',
      message: 'Revision mismatch. Client: 7, Server: 1',
    })
    await expect(update({ revision: 1 })).rejects.toMatchObject({ details: [{ path: 'revision' }] })
    expect(await get(caller, made.id)).toEqual(made)
  })

  it('that names a taken slug is refused for the document first, and for its revision', async () => {
    const caller = documents.aFreeUser()
    await create(caller, { documentType: 'DOCUMENT_TYPE_COVER_LETTER', slug: 'taken' })
    const { id } = await create(caller)
    const update = (request: object) =>
      documents.client.call('UpdateDocument', { id, revision: 1, slug: 'taken', ...request }, caller.call)
    await expect(update({ id: newId() })).rejects.toMatchObject({ code: 'not_found', message: 'Document not found' })
    await expect(update({ revision: 7 })).rejects.toMatchObject({ id: 'revision_mismatch' })
    await expect(update({})).rejects.toMatchObject({ id: 'slug_taken' })
    await documents.client.call('DeleteDocument', { id }, caller.call)
    await expect(update({})).rejects.toMatchObject({ code: 'not_found', message: 'Document not found' })
  })

  it('keeps when the former version was written, whenever the document was deleted and restored since', async () => {
    const caller = documents.aFreeUser()
    const made = await create(caller)
    const { id } = made
    const restore = async () => {
      await documents.client.call('DeleteDocument', { id }, caller.call)
      return (await documents.client.call('RestoreDocument', { id }, caller.call)).document
    }
    const update = async (revision: number) =>
      (await documents.client.call('UpdateDocument', { id, revision, title: `Title ${revision}` }, caller.call))
        .document
    expect((await restore())?.updatedAt).not.toBe(made.createdAt)
    const second = await update(1)
    await restore()
    const third = await update(2)
    const { items } = await documents.client.call('ListVersions', { documentId: id, limit: 50 }, caller.call)
    expect(items).toMatchObject([
      { revision: 2, createdAt: second?.updatedAt, supersededAt: third?.updatedAt },
      { revision: 1, createdAt: made.createdAt, supersededAt: second?.updatedAt },
    ])
  })

  it('succeeds exactly once among 50 parallel ones of one revision, and nothing of the others is kept', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller)
    /** On a busy machine some wait too long for a connection; they ask again, as they are told. */
    const update = (n: number): Promise<unknown> => {
      const change = { id, revision: 1, title: `Title ${n}`, content: json({ n }) }
      return documents.client.call('UpdateDocument', change, caller.call).catch((error) => {
        if (error.code !== 'unavailable') throw error
        return update(n)
      })
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => update(n)))
    const winners = outcomes.flatMap((outcome, n) => (outcome.status === 'fulfilled' ? [n] : []))
    expect(winners).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({
          id: 'revision_mismatch',
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

  it('keeps at most 50 versions, and no content that none of them refers to', async () => {
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

const waiting = async () => (await waitingStatements(documents.database)).length

/** What is kept of a document besides itself: former versions, contents, and events that say that it changed. */
async function leftOf(id: string) {
  const where = { documentId: id }
  const told = documents.bus.eventsOf('documentUpdated').filter(({ documentId }) => documentId === id)
  return {
    versions: await documents.database.documentVersion.count({ where }),
    contents: await documents.database.documentContent.count({ where }),
    told: told.map(({ revision }) => revision),
  }
}

describe('an update that fails', () => {
  it('leaves nothing behind when another document takes the slug meanwhile, and says so', async () => {
    const caller = await documents.aSubscriber()
    const [{ id }, other] = [await create(caller), await create(caller)]
    const change = { id, revision: 1, slug: 'wanted', content: json({ v: 2 }) }
    let update: Promise<unknown> = Promise.resolve()
    await documents.database.$transaction(
      async (transaction) => {
        const data = { slug: 'wanted', activeSlug: 'wanted' }
        await transaction.document.update({ where: { id: other.id }, data })
        update = documents.client.call('UpdateDocument', change, caller.call)
        update.catch(() => {})
        await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
      },
      { timeout: 10_000 },
    )
    await expect(update).rejects.toMatchObject({ id: 'slug_taken', code: 'conflict' })
    expect((await get(caller, id))?.revision).toBe(1)
    const { document } = await documents.client.call('UpdateDocument', { ...change, slug: 'free' }, caller.call)
    expect(document).toMatchObject({ revision: 2, slug: 'free' })
    await expect.poll(() => leftOf(id), { timeout: 10_000 }).toEqual({ versions: 1, contents: 2, told: [2] })
  })

  it('changes nothing when its event cannot be kept', async () => {
    const caller = documents.aFreeUser()
    const made = await create(caller)
    const update = (title: string) =>
      documents.client.call('UpdateDocument', { id: made.id, revision: 1, title }, caller.call)
    await documents.database.$executeRaw`ALTER TABLE outbox_events ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`
    try {
      await expect(update('Lost')).rejects.toMatchObject({ code: 'internal' })
    } finally {
      await documents.database.$executeRaw`ALTER TABLE outbox_events DROP CONSTRAINT nothing_more`
    }
    expect(await get(caller, made.id)).toEqual(made)
    expect((await update('Kept')).document).toMatchObject({ revision: 2, title: 'Kept' })
    await expect.poll(() => leftOf(made.id), { timeout: 10_000 }).toEqual({ versions: 1, contents: 1, told: [2] })
  })

  it('is unavailable when its connection is lost, and the next takes another one', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller)
    const update = () => documents.client.call('UpdateDocument', { id, revision: 1, title: 'Changed' }, caller.call)
    await documents.database.$transaction(
      async (transaction) => {
        await transaction.$queryRaw`SELECT 1 FROM documents WHERE id = ${id}::uuid FOR UPDATE`
        const lost = update()
        lost.catch(() => {})
        await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
        const [pid = 0] = await waitingStatements(documents.database)
        await documents.database.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`
        await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
      },
      { timeout: 12_000 },
    )
    expect((await update()).document).toMatchObject({ revision: 2, title: 'Changed' })
  })
})

describe('an update whose row stays locked longer than a statement may take', () => {
  it('says that documents is unavailable, and changes nothing', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller)
    await documents.database.$transaction(
      async (transaction) => {
        await transaction.$queryRaw`SELECT 1 FROM documents WHERE id = ${id}::uuid FOR UPDATE`
        const change = { id, revision: 1, title: 'Waits for the lock' }
        const update = documents.client.call('UpdateDocument', change, caller.call)
        await expect(update).rejects.toMatchObject({ code: 'unavailable' })
      },
      { timeout: 12_000 },
    )
    expect((await get(caller, id))?.revision).toBe(1)
  })
})

describe('a process that is killed in a stream of updates', () => {
  it('has kept every acknowledged one with its version, and every event arrives', async () => {
    const doomed = await runDocuments()
    const caller = doomed.aFreeUser()
    const { document } = await doomed.client.call(
      'CreateDocument',
      { documentType: 'DOCUMENT_TYPE_RESUME' },
      caller.call,
    )
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
    const changes = () => doomed.bus.eventsOf('documentUpdated').filter(({ documentId }) => documentId === id)
    const told = () => new Set(changes().map((event) => event.revision)).size
    await expect.poll(told, { timeout: 20_000 }).toBe(revision - 1)
    await doomed.stop()
  })
})
