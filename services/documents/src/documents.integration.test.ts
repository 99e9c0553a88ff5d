import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, json, keptDocuments, type RunningDocuments } from '../test-data/running-documents.ts'

let documents: RunningDocuments

beforeAll(async () => {
  documents = await keptDocuments()
})

const create = (caller: Caller, request?: object) => documents.create(caller, request)
const get = (caller: Caller, id: string) => documents.get(caller, id)
const counts = async ({ call }: Caller) => documents.client.call('GetCounts', {}, call)

describe('a document', () => {
  it('is created with the defaults, announced and counted', async () => {
    const caller = documents.aFreeUser()
    const made = await create(caller)
    expect(made).toMatchObject({
      userId: caller.userId,
      documentType: 'DOCUMENT_TYPE_RESUME',
      title: 'Untitled resume',
      slug: 'untitled-resume',
      tags: [],
      templateId: 'modern',
      schemaVersion: 1,
      revision: 1,
      documentVisibility: 'DOCUMENT_VISIBILITY_PRIVATE',
      keepLocalOnly: false,
    })
    expect(String(made.content)).toBe('{}')
    expect(await get(caller, made.id)).toEqual(made)
    expect(await counts(caller)).toEqual({ resumes: 1, shareLinks: 0 })
    await expect
      .poll(() => documents.bus.eventsOf('documentCreated').find(({ documentId }) => documentId === made.id))
      .toMatchObject({ userId: caller.userId, documentType: 'DOCUMENT_TYPE_RESUME' })
  })

  it('returns content byte for byte, whatever JSON it is', async () => {
    const caller = await documents.aSubscriber()
    for (const text of [
      '{"b":1,"a":2,"10":3,"2":4}',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}',
      '{"n":[1.0,1e308,-0,12345678901234567890,0.1000]}',
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
    [
      { documentVisibility: 'DOCUMENT_VISIBILITY_UNSPECIFIED' },
      'visibility',
      'must be one of PRIVATE, UNLISTED, PUBLIC',
    ],
    [{ documentVisibility: 99 }, 'visibility', 'must be one of PRIVATE, UNLISTED, PUBLIC'],
    [
      { documentType: 'DOCUMENT_TYPE_UNSPECIFIED' },
      'type',
      'must be one of RESUME, COVER_LETTER, PORTFOLIO, LINK_IN_BIO',
    ],
  ])('is refused with the wrong field named: %#', async (request, path, message) => {
    const caller = documents.aFreeUser()
    await expect(create(caller, request)).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Validation failed',
      details: [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    })
    expect((await counts(caller)).resumes).toBe(0)
  })

  it('gets a slug from its title, numbered when taken; a given slug that is taken is a conflict', async () => {
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

describe('every field of a document', () => {
  it('is kept as it was created or updated, and comes back with its version, but for slug and visibility', async () => {
    const caller = documents.aFreeUser()
    const all = (name: string, documentVisibility: 'DOCUMENT_VISIBILITY_UNLISTED' | 'DOCUMENT_VISIBILITY_PUBLIC') => ({
      ...{ title: `The ${name}`, slug: `the-${name}`, templateId: `${name}.v2`, documentVisibility },
      ...{ tags: [name], content: json({ name }), metadata: json({ of: name }) },
    })
    const first = all('first', 'DOCUMENT_VISIBILITY_UNLISTED')
    const { id } = await create(caller, { ...first, keepLocalOnly: true })
    expect(await get(caller, id)).toMatchObject({ ...first, keepLocalOnly: true })
    const { tags, ...second } = all('second', 'DOCUMENT_VISIBILITY_PUBLIC')
    const update = { id, revision: 1, ...second, tags: { values: tags }, keepLocalOnly: false }
    await documents.client.call('UpdateDocument', update, caller.call)
    expect(await get(caller, id)).toMatchObject({ ...second, tags, keepLocalOnly: false })
    await documents.client.call('RestoreVersion', { documentId: id, revision: 1 }, caller.call)
    const { slug, documentVisibility } = second
    expect(await get(caller, id)).toMatchObject({ ...first, slug, documentVisibility, keepLocalOnly: false })
  })
})

describe('the free plan', () => {
  it('lets exactly one of 30 parallel creates of each type pass', async () => {
    const caller = documents.aFreeUser()
    const types = ['DOCUMENT_TYPE_RESUME', 'DOCUMENT_TYPE_COVER_LETTER', 'DOCUMENT_TYPE_PORTFOLIO']
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => create(caller, { documentType: types[index % 3] })),
    )
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(27)
    for (const reason of refused) expect(reason).toMatchObject({ id: 'plan_limit', code: 'permission_denied' })
    expect(await documents.database.document.count({ where: { userId: caller.userId } })).toBe(3)
  })

  it('does not count deleted documents; restoring and duplicating count', async () => {
    const caller = documents.aFreeUser()
    const first = await create(caller)
    const { id } = first
    await expect(documents.client.call('DuplicateDocument', { id }, caller.call)).rejects.toMatchObject({
      id: 'plan_limit',
      code: 'permission_denied',
    })
    await documents.client.call('DeleteDocument', { id }, caller.call)
    expect((await counts(caller)).resumes).toBe(0)
    const second = await create(caller)
    await expect(documents.client.call('RestoreDocument', { id }, caller.call)).rejects.toMatchObject({
      id: 'plan_limit',
      code: 'permission_denied',
    })
    await documents.client.call('DeleteDocument', { id: second.id }, caller.call)
    const { document } = await documents.client.call('RestoreDocument', { id }, caller.call)
    expect(document).toEqual({ ...first, updatedAt: document?.updatedAt })
    /** A restored document has changed, for whoever syncs. */
    expect(Date.parse(document?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first.updatedAt))
  })
})

describe('the list', () => {
  it('filters, sorts, pages and counts, without content and without deleted documents', async () => {
    const caller = await documents.aSubscriber()
    for (const [title, documentType, tags, documentVisibility] of [
      ['Beta 100%', 'DOCUMENT_TYPE_RESUME', ['x'], 'DOCUMENT_VISIBILITY_PUBLIC'],
      ['alpha', 'DOCUMENT_TYPE_RESUME', ['x', 'y'], 'DOCUMENT_VISIBILITY_PRIVATE'],
      ['Gamma', 'DOCUMENT_TYPE_COVER_LETTER', [], 'DOCUMENT_VISIBILITY_PRIVATE'],
      ['Delta', 'DOCUMENT_TYPE_RESUME', [], 'DOCUMENT_VISIBILITY_PRIVATE'],
    ] as const) {
      await create(caller, { title, documentType, tags, documentVisibility })
    }
    const titles = async (query: object = {}) => {
      const page = { limit: 50, documentSort: 'DOCUMENT_SORT_CREATED_AT', ...query } as const
      const { items, total } = await documents.client.call('ListDocuments', page, caller.call)
      for (const item of items) expect(item.content).toBeUndefined()
      return [items.map(({ title }) => title), total]
    }
    const gone = await create(caller, { title: 'Gone' })
    await documents.client.call('DeleteDocument', { id: gone.id }, caller.call)

    expect(await titles()).toEqual([['Beta 100%', 'alpha', 'Gamma', 'Delta'], 4])
    expect(await titles({ documentSort: 'DOCUMENT_SORT_CREATED_AT_DESCENDING', limit: 2, offset: 1 })).toEqual([
      ['Gamma', 'alpha'],
      4,
    ])
    expect((await titles({ documentSort: 'DOCUMENT_SORT_TITLE' }))[0]).toEqual(['alpha', 'Beta 100%', 'Delta', 'Gamma'])
    expect(await titles({ documentType: 'DOCUMENT_TYPE_COVER_LETTER' })).toEqual([['Gamma'], 1])
    expect(await titles({ documentVisibility: 'DOCUMENT_VISIBILITY_PUBLIC' })).toEqual([['Beta 100%'], 1])
    expect(await titles({ tag: 'x' })).toEqual([['Beta 100%', 'alpha'], 2])
    expect(await titles({ search: 'ALPH' })).toEqual([['alpha'], 1])
    expect(await titles({ search: '0%' })).toEqual([['Beta 100%'], 1])
    expect(await titles({ search: '%' })).toEqual([['Beta 100%'], 1])
    expect(await titles({ search: '_' })).toEqual([[], 0])
    const alpha = (await documents.client.call('ListDocuments', { limit: 1, tag: 'y' }, caller.call)).items[0]
    await documents.client.call('UpdateDocument', { id: alpha?.id, revision: 1, tags: { values: [] } }, caller.call)
    expect((await titles({ documentSort: 'DOCUMENT_SORT_UPDATED_AT_DESCENDING', limit: 1 }))[0]).toEqual(['alpha'])
  })

  it('sorts and finds titles as people do, whatever the locale of the server', async () => {
    const caller = await documents.aSubscriber()
    for (const title of ['zebra', 'Äpfel', 'apple', 'Zoo', 'Apple', 'éclair']) await create(caller, { title })
    const list = async (query: object) => {
      const { items } = await documents.client.call('ListDocuments', { limit: 50, ...query }, caller.call)
      return items.map(({ title }) => title)
    }
    expect(await list({ documentSort: 'DOCUMENT_SORT_TITLE' })).toEqual([
      'Äpfel',
      'apple',
      'Apple',
      'éclair',
      'zebra',
      'Zoo',
    ])
    expect(await list({ documentSort: 'DOCUMENT_SORT_TITLE', search: 'äPFEL' })).toEqual(['Äpfel'])
    expect(await list({ documentSort: 'DOCUMENT_SORT_TITLE', search: 'Éc' })).toEqual(['éclair'])
  })
})

describe("somebody else's document", () => {
  it('is not found by any call, with the same message as one that never existed', async () => {
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
