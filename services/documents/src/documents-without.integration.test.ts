import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownRedis } from '@resume/test-kit/own-servers'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, type RunningDocuments, runDocuments } from '../test-data/running-documents.ts'

let gate: TcpGate
let redis: Awaited<ReturnType<typeof ownRedis>>
let documents: RunningDocuments

beforeAll(async () => {
  const url = new URL(await freshDatabase('services/documents'))
  gate = await openTcpGate(Number(url.port))
  url.host = `127.0.0.1:${gate.port}`
  redis = await ownRedis()
  documents = await runDocuments({ DOCUMENTS_DATABASE_URL: url.href, REDIS_URL: redis.url })
})
afterAll(async () => {
  await documents.stop()
  await gate.close()
  await redis.stop()
})

describe('documents', () => {
  it('without its database answers that it is unavailable, keeps running and recovers by itself', async () => {
    const { call } = documents.aFreeUser()
    const { document } = await documents.client.call('CreateDocument', { documentType: 'DOCUMENT_TYPE_RESUME' }, call)
    const id = document?.id ?? ''
    gate.shut()
    for (const attempt of [
      () => documents.client.call('GetDocument', { id }, call),
      () => documents.client.call('ListDocuments', { limit: 10 }, call),
      () => documents.client.call('UpdateDocument', { id, revision: 1, title: 'x' }, call),
      () => documents.client.call('CreateDocument', { documentType: 'DOCUMENT_TYPE_PORTFOLIO' }, call),
      () => documents.client.call('GetMasterProfile', {}, call),
      () => documents.client.call('OpenShareLink', { username: 'u', slug: 's' }, call),
      () => documents.client.call('GetCounts', {}, call),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'unavailable' })
    }
    gate.open()
    const read = async () => (await documents.client.call('GetDocument', { id }, call)).document?.revision
    await expect.poll(() => read().catch(() => 0), { timeout: 10_000 }).toBe(1)
  })

  it('without Redis does all its work', async () => {
    const { call, userId } = documents.aFreeUser()
    await redis.stop()
    const { document } = await documents.client.call('CreateDocument', { documentType: 'DOCUMENT_TYPE_RESUME' }, call)
    const id = document?.id ?? ''
    const changed = await documents.client.call('UpdateDocument', { id, revision: 1, content: json({ a: 1 }) }, call)
    expect(changed.document?.revision).toBe(2)
    const { shareLink } = await documents.client.call(
      'CreateShareLink',
      { documentId: id, snapshot: json({}), username: `u${userId.slice(-12)}` },
      call,
    )
    const { username = '', slug = '' } = shareLink ?? {}
    const opened = await documents.client.call('OpenShareLink', { username, slug }, documents.aFreeUser().call)
    expect(opened.shared?.documentTitle).toBe('Untitled resume')
    await documents.client.call('DeleteDocument', { id }, call)
  })
})
