import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await keptDocuments()
})

const save = async ({ call }: Caller, request: object = {}) => {
  const sent = { subdomain: 'ada', snapshot: json({}), ...request }
  const { draft } = await documents.client.call('SavePortfolioDraft', sent, call)
  if (!draft) throw new Error('no draft')
  return draft
}
const read = async ({ call }: Caller, documentId = '') =>
  (await documents.client.call('GetPortfolioDraft', { documentId }, call)).draft

describe('a portfolio draft', () => {
  it('is a document of its owner, made when there is none, and keeps the snapshot byte for byte', async () => {
    const caller = documents.aFreeUser()
    expect(await read(caller)).toBeNull()
    const text = '{"templateId":"nimbus","b":1,"a":[1.0]}'
    const made = await save(caller, { subdomain: ' Ada! ', snapshot: json(text) })
    expect(made).toMatchObject({ subdomain: ' Ada! ', templateId: 'nimbus', revision: 1, slug: 'untitled-portfolio' })
    const draft = await read(caller)
    expect(draft).toMatchObject({ id: made.id, subdomain: ' Ada! ', revision: 1 })
    expect(String(draft?.content)).toBe(text)
    expect(await documents.get(caller, made.id)).toMatchObject({
      documentType: 'DOCUMENT_TYPE_PORTFOLIO',
      content: json(text),
    })
  })

  it('is saved again only by who knows its revision, and keeps the former version', async () => {
    const caller = documents.aFreeUser()
    const { id } = await save(caller, { snapshot: json({ templateId: 'cipher', n: 1 }) })
    for (const request of [{}, { revision: 2 }, { documentId: id }, { documentId: id, revision: 7 }]) {
      await expect(save(caller, request)).rejects.toMatchObject({ id: 'revision_mismatch' })
    }
    await expect(save(caller, { revision: 2 })).rejects.toThrow('Revision mismatch. Client: 2, Server: 1')
    const next = await save(caller, { revision: 1, subdomain: 'other', snapshot: json({ n: 2 }) })
    expect(next).toMatchObject({ id, revision: 2, subdomain: 'other', templateId: 'cipher' })
    const { version } = await documents.client.call('GetVersion', { documentId: id, revision: 1 }, caller.call)
    expect(String(version?.content)).toBe('{"templateId":"cipher","n":1}')
    const restored = await documents.client.call('RestoreVersion', { documentId: id, revision: 1 }, caller.call)
    expect(restored.document?.revision).toBe(3)
    expect(await read(caller)).toMatchObject({ revision: 3, subdomain: 'other' })
  })

  it('of many saves at once takes exactly one, whether there was a draft before or not', async () => {
    const caller = documents.aFreeUser()
    const outcomes = async (request: (nth: number) => object) => {
      const all = await Promise.allSettled(Array.from({ length: 12 }, (_, nth) => save(caller, request(nth))))
      for (const one of all) {
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ id: 'revision_mismatch' })
      }
      return all.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await outcomes((nth) => ({ snapshot: json({ nth }) }))).toBe(1)
    const update = (nth: number) => ({ id: '', revision: 1, title: `Tab ${nth}` })
    const { id } = (await read(caller)) ?? {}
    const [saved, updated] = await Promise.all([
      outcomes((nth) => ({ revision: 1, snapshot: json({ nth }) })),
      Promise.allSettled(
        Array.from({ length: 4 }, (_, nth) =>
          documents.client.call('UpdateDocument', { ...update(nth), id }, caller.call),
        ),
      ),
    ])
    expect(saved + updated.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    expect((await read(caller))?.revision).toBe(2)
  })

  it('is the newest of several, unless one is named', async () => {
    const caller = await documents.aSubscriber()
    const first = await save(caller)
    const second = await documents.create(caller, { documentType: 'DOCUMENT_TYPE_PORTFOLIO' })
    expect((await read(caller))?.id).toBe(second.id)
    expect((await read(caller, first.id))?.id).toBe(first.id)
    expect(await save(caller, { revision: 1 })).toMatchObject({ id: second.id, revision: 2 })
    expect(await save(caller, { documentId: first.id, revision: 1 })).toMatchObject({ id: first.id, revision: 2 })
  })

  it('is not found when it is missing, deleted, of another type or of somebody else, and nothing is made then', async () => {
    const [caller, other] = [await documents.aSubscriber(), documents.aFreeUser()]
    const resume = await documents.create(caller)
    const theirs = await save(other)
    const deleted = await save(caller)
    await documents.client.call('DeleteDocument', { id: deleted.id }, caller.call)
    for (const documentId of [newId(), 'nonsense', resume.id, theirs.id, deleted.id]) {
      const refusal = { id: 'not_found', message: 'Document not found' }
      await expect(read(caller, documentId)).rejects.toMatchObject(refusal)
      await expect(save(caller, { documentId, revision: 1 })).rejects.toMatchObject(refusal)
    }
    await expect(save(caller, { revision: 1 })).rejects.toThrow('Revision mismatch. Client: 1, Server: 0')
    expect(await read(caller)).toBeNull()
    expect(await save(caller)).toMatchObject({ revision: 1 })
  })

  it('counts as any document of its type', async () => {
    const caller = documents.aFreeUser()
    const { id } = await save(caller)
    const another = documents.create(caller, { documentType: 'DOCUMENT_TYPE_PORTFOLIO' })
    await expect(another).rejects.toMatchObject({ id: 'plan_limit' })
    await documents.client.call('DeleteDocument', { id }, caller.call)
    await save(caller)
    await expect(documents.client.call('RestoreDocument', { id }, caller.call)).rejects.toMatchObject({
      id: 'plan_limit',
    })
  })

  it('that is no JSON object, too large or too deep is refused', async () => {
    const caller = documents.aFreeUser()
    const wrong = { id: 'validation_failed', details: [{ path: 'snapshot' }] }
    await expect(save(caller, { snapshot: json('[]') })).rejects.toMatchObject(wrong)
    await expect(save(caller, { snapshot: json('{') })).rejects.toMatchObject(wrong)
    await expect(save(caller, { snapshot: json({ a: 'x'.repeat(1_048_576) }) })).rejects.toMatchObject({
      id: 'content_too_large',
    })
    await expect(save(caller, { subdomain: 'x'.repeat(256) })).rejects.toMatchObject({
      details: [{ path: 'subdomain' }],
    })
    expect(await read(caller)).toBeNull()
  })
})
