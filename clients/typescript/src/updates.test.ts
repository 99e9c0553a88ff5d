import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses, startUnkindServer, succeeds, type UnkindServer } from '../test-data/unkind-server.ts'
import { ConflictError, type Document, type MasterProfileContent, ResumePlatform } from './index.ts'

let server: UnkindServer
let client: ResumePlatform
beforeAll(async () => {
  server = await startUnkindServer()
  client = new ResumePlatform({ baseUrl: server.url })
})
afterAll(() => server.close())

let stored: Document
beforeEach(() => {
  stored = { id: 'd1', revision: 1, title: 'CV', tags: [] as string[] } as Document
  server.treats((response, request) => {
    if (request.method === 'GET') return succeeds(stored)(response, request)
    const { revision, ...fields } = JSON.parse(request.body)
    if (revision !== stored.revision) return refuses(409, 'revision_mismatch')(response, request)
    stored = { ...stored, ...fields, revision: revision + 1 }
    succeeds(stored)(response, request)
  })
})

describe('documents.update', () => {
  it('of many at once loses no change', async () => {
    const add = (tag: string) =>
      client.documents.update('d1', ({ tags }) => ({ tags: [...tags, tag] }), { maxRetries: 0 })
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(add))
    expect(stored.tags.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(stored.revision).toBe(9)
  })

  it('of fields keeps what somebody else has changed meanwhile', async () => {
    const [renamed, tagged] = await Promise.all([
      client.documents.update('d1', { title: 'Mine' }),
      client.documents.update('d1', { tags: ['theirs'] }),
    ])
    expect(stored).toMatchObject({ title: 'Mine', tags: ['theirs'], revision: 3 })
    expect([renamed.title, tagged.tags]).toEqual(['Mine', ['theirs']])
  })

  it('with a revision is told of a conflict, and reads nothing', async () => {
    await client.documents.update('d1', { revision: 1, title: 'First' })
    await expect(client.documents.update('d1', { revision: 1, title: 'Second' })).rejects.toMatchObject({
      code: 'revision_mismatch',
    })
    expect(server.seen.map(({ method }) => method)).toEqual(['PATCH', 'PATCH'])
    expect(stored.title).toBe('First')
  })

  it('writes nothing when there is nothing to change, and hands on other errors', async () => {
    expect(await client.documents.update('d1', () => undefined)).toEqual(stored)
    expect(server.seen.map(({ method }) => method)).toEqual(['GET'])
    const reason = new Error('no')
    await expect(client.documents.update('d1', () => Promise.reject(reason))).rejects.toBe(reason)
    server.treats(succeeds(stored), refuses(409, 'slug_taken'))
    await expect(client.documents.update('d1', { slug: 'x' })).rejects.toBeInstanceOf(ConflictError)
    expect(server.seen).toHaveLength(2)
  })

  it('gives up on a document that is never left alone', async () => {
    server.treats((response, request) =>
      request.method === 'GET'
        ? succeeds(stored)(response, request)
        : refuses(409, 'revision_mismatch')(response, request),
    )
    await expect(client.documents.update('d1', { title: 'x' })).rejects.toBeInstanceOf(ConflictError)
    expect(server.seen).toHaveLength(40)
  })
})

describe('masterProfile.update', () => {
  it('saves the first profile, and later ones on the condition of what was read', async () => {
    const first = { summary: 'First' } as MasterProfileContent
    server.treats(succeeds({ id: '', content: {}, updatedAt: null }), succeeds({}))
    await client.masterProfile.update((current) => {
      expect(current).toBeUndefined()
      return first
    })
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({ profile: first })

    const read = succeeds({ id: 'p1', content: { ...first, updatedAt: 't1' }, updatedAt: 't1' })
    server.treats(read, refuses(409, 'profile_changed'), read, succeeds({}))
    await client.masterProfile.update((current) => ({ ...(current as MasterProfileContent), summary: 'Second' }))
    expect(JSON.parse(server.seen[3]?.body ?? '')).toEqual({ expectedUpdatedAt: 't1', profile: { summary: 'Second' } })
  })
})

describe('portfolios.updateDraft', () => {
  it('makes the first draft, and changes later ones on the condition of what was read', async () => {
    const content = { subdomain: 'marta', snapshot: { a: 1 } }
    server.treats(succeeds({ draft: null }), succeeds({}))
    await client.portfolios.updateDraft((current) => {
      expect(current).toBe(null)
      return content
    })
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual(content)

    const read = (revision: number) => succeeds({ draft: { id: 'd1', revision, content: content.snapshot } })
    server.treats(read(3), refuses(409, 'revision_mismatch'), read(4), succeeds({}))
    await client.portfolios.updateDraft((current) => ({ ...content, snapshot: { ...current?.content, b: 2 } }))
    const saved = { documentId: 'd1', revision: 4, subdomain: 'marta', snapshot: { a: 1, b: 2 } }
    expect(JSON.parse(server.seen[3]?.body ?? '')).toEqual(saved)
  })
})
