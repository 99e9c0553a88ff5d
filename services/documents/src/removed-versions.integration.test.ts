import { waitingStatements } from '@resume/test-kit/locks'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await keptDocuments()
})

const create = (caller: Caller, request?: object) => documents.create(caller, request)
const get = (caller: Caller, id: string) => documents.get(caller, id)
const waiting = async () => (await waitingStatements(documents.database)).length

describe('reading a version that is being removed', () => {
  it('finds it or does not', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller)
    await documents.client.call('UpdateDocument', { id, revision: 1, content: json({ v: 2 }) }, caller.call)
    let reading: Promise<unknown> = Promise.resolve()
    await documents.database.$transaction(
      async (transaction) => {
        const version = { documentId_revision: { documentId: id, revision: 1 } }
        await transaction.$executeRaw`LOCK TABLE document_contents IN ACCESS EXCLUSIVE MODE`
        reading = documents.client.call('GetVersion', { documentId: id, revision: 1 }, caller.call)
        reading.catch(() => {})
        await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
        const { contentId } = await transaction.documentVersion.delete({ where: version })
        await transaction.documentContent.delete({ where: { id: contentId } })
      },
      { timeout: 10_000 },
    )
    await expect(reading).rejects.toMatchObject({ code: 'not_found', message: 'Version not found' })
  })
})

describe('restoring a version that is being removed', () => {
  it('finds no version, and leaves the content of the document as it is', async () => {
    const caller = documents.aFreeUser()
    const { id } = await create(caller, { content: json({ v: 1 }) })
    await documents.client.call('UpdateDocument', { id, revision: 1, content: json({ v: 2 }) }, caller.call)
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
