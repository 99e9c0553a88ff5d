import { holdTable, waitingStatements } from '@resume/test-kit/locks'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await keptDocuments()
})

const create = (caller: Caller, request?: object) => documents.create(caller, request)
const waitsFor = (text: string) =>
  expect.poll(() => waitingStatements(documents.database, text), { timeout: 10_000 }).not.toEqual([])

describe('a slug of the full length', () => {
  it('gets its number within that length when a document that had it is restored', async () => {
    const caller = await documents.aSubscriber()
    const slug = `${'s'.repeat(89)}-${'t'.repeat(10)}`
    const slugs = []
    const former = [await create(caller, { slug })]
    for (let count = 0; count < 2; count++) {
      await documents.client.call('DeleteDocument', { id: former[count]?.id }, caller.call)
      former.push(await create(caller, { slug }))
    }
    for (const { id } of former.slice(0, 2)) {
      slugs.push((await documents.client.call('RestoreDocument', { id }, caller.call)).document?.slug)
    }
    expect(slugs).toEqual([`${'s'.repeat(89)}-2`, `${'s'.repeat(89)}-3`])
  })
})

describe('a slug that another document has taken meanwhile', () => {
  it('makes a new one the next revision of a restored document, and leaves the revision otherwise', async () => {
    const caller = await documents.aSubscriber()
    const { id } = await create(caller, { title: 'Mine', slug: 'mine' })
    const remove = () => documents.client.call('DeleteDocument', { id }, caller.call)
    const restore = async () => (await documents.client.call('RestoreDocument', { id }, caller.call)).document
    await remove()
    expect(await restore()).toMatchObject({ slug: 'mine', revision: 1 })
    await remove()
    await create(caller, { slug: 'mine' })
    const restored = await restore()
    expect(restored).toMatchObject({ slug: 'mine-2', revision: 2 })
    expect(await documents.get(caller, id)).toEqual(restored)
    const { items } = await documents.client.call('ListVersions', { documentId: id, limit: 10 }, caller.call)
    expect(items).toMatchObject([{ slug: 'mine', revision: 1 }])
    const update = { id, revision: 1, title: 'Stale' }
    await expect(documents.client.call('UpdateDocument', update, caller.call)).rejects.toMatchObject({
      id: 'revision_mismatch',
    })
  })
})

describe('a slug that several want at once', () => {
  it('is numbered for a document that would get it while an update takes it', async () => {
    const caller = await documents.aSubscriber()
    const holder = await create(caller, { title: 'Holder' })
    const deleted = await create(caller, { title: 'Restored' })
    await documents.client.call('DeleteDocument', { id: deleted.id }, caller.call)
    const original = await create(caller, { title: 'Original' })
    const documentOf = (call: 'RestoreDocument' | 'DuplicateDocument', id: string) => async () =>
      (await documents.client.call(call, { id }, caller.call)).document
    const cases = [
      ['created', () => create(caller, { title: 'Created' })],
      ['restored', documentOf('RestoreDocument', deleted.id)],
      ['original-copy', documentOf('DuplicateDocument', original.id)],
    ] as const
    for (const [index, [slug, take]] of cases.entries()) {
      /** What is under way stops before it tells of itself. */
      const letGo = await holdTable(documents.database, 'outbox_events')
      const update = { id: holder.id, revision: index + 1, slug }
      const started: Promise<unknown>[] = [documents.client.call('UpdateDocument', update, caller.call)]
      await waitsFor('outbox_events')
      started.push(take())
      await waitsFor('INTO owners')
      await letGo()
      expect(await Promise.all(started)).toMatchObject([{ document: { slug } }, { slug: `${slug}-2` }])
    }
  })

  it('is given to exactly one of them, and the others are refused', async () => {
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
