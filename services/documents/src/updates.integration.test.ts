import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, type RunningDocuments, runDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await runDocuments()
})
afterAll(() => documents.stop())

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

  it('succeeds exactly once among 50 parallel ones of one revision, and nothing of the others is kept', async () => {
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

describe('restoring a version that is being removed', () => {
  it('finds no version, and leaves the content of the document as it is', async () => {
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
