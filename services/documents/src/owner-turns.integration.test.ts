import { waitingStatements } from '@resume/test-kit/locks'
import { beforeAll, describe, expect, it } from 'vitest'
import { keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments
beforeAll(async () => {
  documents = await keptDocuments()
})

describe('changes that wait for the lock of their owner', () => {
  it('leave connections to others, however many they are', async () => {
    const [crowd, other] = [documents.aFreeUser(), documents.aFreeUser()]
    const { id } = await documents.create(other)
    const mine = await documents.create(crowd)
    const locked = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const lock = documents.database.$transaction(
      async (transaction) => {
        await transaction.$queryRaw`SELECT 1 FROM owners WHERE user_id = ${crowd.userId}::uuid FOR UPDATE`
        locked.resolve()
        await done.promise
      },
      { timeout: 30_000 },
    )
    await locked.promise
    const changes = Array.from({ length: 30 }, () =>
      documents.client.call('DeleteDocument', { id: mine.id }, crowd.call).then(
        () => 'deleted',
        ({ code }: { code: string }) => code,
      ),
    )
    const waitingForLock = async () => (await waitingStatements(documents.database, 'owners')).length
    try {
      await expect.poll(waitingForLock, { timeout: 10_000 }).toBeGreaterThanOrEqual(2)
      const list = await documents.client.call('ListDocuments', { limit: 10 }, other.call)
      expect(list.items.map((item) => item.id)).toEqual([id])
      const letter = await documents.create(other, { documentType: 'DOCUMENT_TYPE_COVER_LETTER' })
      expect((await documents.get(other, letter.id))?.id).toBe(letter.id)
      expect(await waitingForLock()).toBeLessThanOrEqual(2)
    } finally {
      done.resolve()
      await lock
    }
    const outcomes = await Promise.all(changes)
    expect(outcomes.filter((outcome) => outcome === 'deleted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'not_found')).toHaveLength(29)
  })

  it('tell of the plan before anything of the content is read', async () => {
    const caller = documents.aFreeUser()
    const { id } = await documents.create(caller)
    await documents.database.$executeRaw`
      UPDATE document_contents SET content = NULL, packed = '\\x00', size = 70000 WHERE document_id = ${id}::uuid`
    const copy = documents.client.call('DuplicateDocument', { id }, caller.call)
    await expect(copy).rejects.toMatchObject({ id: 'plan_limit' })
  })
})
