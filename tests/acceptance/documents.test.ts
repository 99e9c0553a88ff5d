import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from './platform.ts'

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const aMissingId = '01890a5d-ac96-774b-bcce-b302099a8057'

describe('a document', () => {
  it('has every field of the interface, with the values that were sent, and counts at once', async () => {
    const { session, sdk, userId } = await aUser()
    const counted = async () => (await sdk.account.get())._count.resumes
    expect(await counted()).toBe(0)
    const content = '{"b":1.0,"a":{"__proto__":[1e308]},"10":"é😀","2":null}'
    const made = await session.call('POST', '/documents', {
      body: `{"type":"RESUME","title":" My resume ","content":${content},"metadata":{"k":1},"tags":["x"]}`,
    })
    expect(made.status).toBe(201)
    expect(made.text).toContain(`"content":${content}`)
    expect({ ...made.body.data, content: undefined }).toEqual({
      id: expect.any(String),
      userId,
      type: 'RESUME',
      title: 'My resume',
      slug: 'my-resume',
      tags: ['x'],
      metadata: { k: 1 },
      templateId: 'modern',
      schemaVersion: 1,
      revision: 1,
      visibility: 'PRIVATE',
      keepLocalOnly: false,
      lastSyncedAt: null,
      createdAt: timestamp,
      updatedAt: timestamp,
      deletedAt: null,
    })
    expect(await counted()).toBe(1)
    for (let read = 0; read < 3; read++) {
      const answer = await session.call('GET', `/documents/${made.body.data.id}`)
      expect(answer.text).toContain(`"content":${content}`)
      expect(answer.body.data).toEqual(made.body.data)
    }
    expect((await session.call('DELETE', `/documents/${made.body.data.id}`)).body).toEqual({
      success: true,
      message: 'Document deleted',
      data: null,
    })
    expect(await counted()).toBe(0)
    expect((await session.call('GET', `/documents/${made.body.data.id}`)).status).toBe(404)
  })

  it('is never read stale after an update, and keeps versions', async () => {
    const { session, sdk } = await aUser()
    const { documents } = sdk
    const { id } = await documents.create({ type: 'RESUME', content: { n: 1 } })
    for (let revision = 1; revision <= 10; revision++) {
      await documents.get(id)
      const content = { n: revision + 1 }
      expect((await documents.update(id, { revision, content })).revision).toBe(revision + 1)
      expect((await documents.get(id)).content).toEqual(content)
    }
    const stale = await session.call('PATCH', `/documents/${id}`, { body: { revision: 1, title: 'No' } })
    expect([stale.status, stale.body.message]).toEqual([409, 'Revision mismatch. Client: 1, Server: 11'])
    expect((await session.call('PATCH', `/documents/${id}`, { body: { revision: 11 } })).status).toBe(400)

    const versions = await documents.listVersions(id, { limit: 3 })
    expect(versions).toMatchObject({ total: 10, limit: 3, hasMore: true, pagination: { nextOffset: 3 } })
    expect(versions.items[0]).not.toHaveProperty('content')
    expect((await documents.getVersion(id, 4)).content).toEqual({ n: 4 })
    const restored = { revision: 12, content: { n: 4 } }
    expect(await documents.restoreVersion(id, 4)).toMatchObject(restored)
    expect(await documents.get(id)).toMatchObject(restored)
    for (const wrong of ['0', '99', '-1', 'x', '1.5', '99999999999']) {
      expect((await session.call('GET', `/documents/${id}/versions/${wrong}`)).status).toBe(404)
    }
  })

  it('is limited to one per type on the free plan', async () => {
    const { session, sdk } = await aUser()
    const { id } = await sdk.documents.create({ type: 'RESUME' })
    expect((await session.call('POST', '/documents', { body: { type: 'RESUME' } })).status).toBe(403)
    expect((await session.call('POST', `/documents/${id}/duplicate`)).status).toBe(403)
    expect(await sdk.documents.create({ type: 'COVER_LETTER' })).toMatchObject({ revision: 1 })
    await sdk.documents.delete(id)
    expect(await sdk.documents.restore(id)).toMatchObject({ id, deletedAt: null })
    const listed = await sdk.documents.list({ sort: 'title', type: 'RESUME' })
    expect(listed).toMatchObject({ total: 1, items: [{ id, metadata: {} }] })
    expect(listed.items[0]).not.toHaveProperty('content')
  })

  it('may have a title and tags of the full length with blanks around them, which do not count', async () => {
    const { session, sdk } = await aUser()
    const [title, tag] = ['😀'.repeat(200), '😀'.repeat(40)]
    const made = await sdk.documents.create({ type: 'RESUME', title: ` ${title}\n`, tags: [` ${tag} `], content: {} })
    expect([made.title, made.tags]).toEqual([title, [tag]])
    const renamed = await sdk.documents.update(made.id, { revision: 1, title: ` ${title} ` })
    expect(renamed.title).toBe(title)
    for (const [body, path] of [
      [{ title: `${title}x` }, 'title'],
      [{ title: ' \t ' }, 'title'],
      [{ title: '' }, 'title'],
      [{ tags: ['ok', `${tag}x`] }, 'tags.1'],
      [{ tags: [' '] }, 'tags.0'],
    ] as const) {
      const answer = await session.call('PATCH', `/documents/${made.id}`, { body: { revision: 2, ...body } })
      expect([answer.status, answer.body.details?.map((detail: { path: string }) => detail.path)]).toEqual([
        400,
        [path],
      ])
    }
  })

  it('is refused with the wrong fields named', async () => {
    const { session } = await aUser()
    const create = (body: unknown) => session.call('POST', '/documents', { body })
    for (const [body, path] of [
      [{ type: 'RESUME', other: 1 }, 'other'],
      [{}, 'type'],
      [{ type: 'NOVEL' }, 'type'],
      [{ type: 'RESUME', content: [] }, 'content'],
      [{ type: 'RESUME', content: 'text' }, 'content'],
      [{ type: 'RESUME', content: null }, 'content'],
      [{ type: 'RESUME', tags: ['ok', ''] }, 'tags.1'],
      [{ type: 'RESUME', title: 7 }, 'title'],
      [`{"type":"RESUME","content":${'{"a":'.repeat(64)}{}${'}'.repeat(64)}}`, 'content'],
      [`{"type":"RESUME","content":{"a":01}}`, 'content'],
    ] as const) {
      const answer = await create(body)
      expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, path])
    }
    expect((await create('{"type":"RESUME","content":{}')).body.message).toBe('Malformed JSON')
    const large = (bytes: number) => ({ type: 'RESUME', content: { a: 'x'.repeat(bytes - 8) } })
    expect((await create(large(1_048_577))).status).toBe(413)
    expect((await create(large(3_000_000))).status).toBe(413)
    expect((await create(large(1_048_576))).status).toBe(201)
    for (const query of ['limit=51', 'limit=0', 'sort=size', 'type=X', 'other=1', 'page=0']) {
      expect((await session.call('GET', `/documents?${query}`)).status).toBe(400)
    }
  })

  it('of somebody else is missing, in the same bytes as one that never was', async () => {
    const owner = await aUser()
    const stranger = await aUser()
    const { id } = await owner.sdk.documents.create({ type: 'RESUME' })
    const calls = [
      ['GET', '/documents/ID', undefined],
      ['PATCH', '/documents/ID', { revision: 1, title: 'x' }],
      ['DELETE', '/documents/ID', undefined],
      ['POST', '/documents/ID/restore', undefined],
      ['POST', '/documents/ID/duplicate', undefined],
      ['GET', '/documents/ID/versions', undefined],
      ['GET', '/documents/ID/versions/1', undefined],
      ['POST', '/documents/ID/versions/1/restore', undefined],
    ] as const
    for (const [method, path, body] of calls) {
      const texts = []
      for (const each of [id, aMissingId, 'nonsense', '..%2f..', id.toUpperCase()]) {
        const answer = await stranger.session.call(method, path.replace('ID', each), { body })
        expect(answer.status).toBe(404)
        texts.push(answer.text)
      }
      expect(new Set(texts).size).toBe(1)
    }
    expect((await owner.sdk.documents.get(id)).revision).toBe(1)
  })

  it('needs the scope of the route', async () => {
    const { sdk, withKey } = await aUser()
    const reader = (await withKey({ scopes: ['resume:read'] })).client
    const writer = (await withKey({ scopes: ['resume:write'] })).client
    const { id } = await writer.sdk.documents.create({ type: 'RESUME' })
    expect((await reader.sdk.documents.get(id)).id).toBe(id)
    expect((await reader.call('DELETE', `/documents/${id}`)).status).toBe(403)
    expect((await writer.call('GET', `/documents/${id}`)).status).toBe(403)
    expect((await aVisitor().call('GET', `/documents/${id}`)).status).toBe(401)
    const exported = await sdk.account.export()
    expect(exported.documents.documents).toMatchObject([{ id, content: {} }])
  })

  it('is created once when the request is repeated with its key', async () => {
    const { session } = await aUser()
    const headers = { 'idempotency-key': 'once' }
    const body = { type: 'RESUME', content: { a: 1 } }
    const first = await session.call('POST', '/documents', { body, headers })
    const again = await session.call('POST', '/documents', { body, headers })
    expect([again.status, again.text]).toEqual([201, first.text])
    const other = await session.call('POST', '/documents', { body: { ...body, content: { a: 2 } }, headers })
    expect(other.body.message).toBe('Idempotency key was used with another request')
  })
})
