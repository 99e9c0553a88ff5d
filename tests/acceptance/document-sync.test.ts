import type { DocumentType, ListDocumentsQuery } from '@resume-platform/sdk'
import { describe, expect, it } from 'vitest'
import { usePaidPlatform } from './paid-platform.ts'
import { aUser } from './platform.ts'

describe('a list of documents', () => {
  it('tells an app what was created, updated, deleted or restored since its last sync, and nothing else', async () => {
    const { documents } = (await aUser()).sdk
    const titlesOf = async (query: ListDocumentsQuery) =>
      (await documents.list(query)).items.map(({ title }) => title).sort()
    const create = (type: DocumentType) => documents.create({ type, title: type, content: { type } })
    const resume = await create('RESUME')
    const letter = await create('COVER_LETTER')
    const portfolio = await create('PORTFOLIO')
    const now = () => ({ updatedSince: new Date().toISOString() })

    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(Date.parse(portfolio.updatedAt))
    const first = now()
    expect(await titlesOf(first)).toEqual([])
    await documents.update(letter.id, { revision: 1, tags: ['x'] })
    await documents.delete(resume.id)
    expect(await titlesOf(first)).toEqual(['COVER_LETTER', 'RESUME'])
    expect(await titlesOf({ ...first, type: 'RESUME' })).toEqual(['RESUME'])
    expect(await titlesOf({ limit: 50 })).toEqual(['COVER_LETTER', 'PORTFOLIO'])
    const { items, total } = await documents.list({ ...first, includeContent: true })
    expect(total).toBe(2)
    for (const { title, content, deletedAt } of items) {
      expect([title, content, deletedAt !== null]).toEqual(
        title === 'RESUME' ? ['RESUME', undefined, true] : ['COVER_LETTER', { type: 'COVER_LETTER' }, false],
      )
    }

    const second = now()
    await documents.restore(resume.id)
    expect(await titlesOf(second)).toEqual(['RESUME'])
    expect(portfolio.revision).toBe(1)
  })

  it('carries the content as it was sent where that is asked for, ten documents at a time', async () => {
    const { session } = await aUser()
    const content = '{"b":1.0,"a":[1e308]}'
    await session.call('POST', '/documents', { body: `{"type":"RESUME","content":${content}}` })
    const page = await session.call('GET', '/documents?includeContent=true')
    expect(page.text).toContain(`"content":${content}`)
    expect([page.body.data.limit, page.body.data.items.length]).toEqual([10, 1])
    expect((await session.call('GET', '/documents?includeContent=false')).body.data.items[0]).not.toHaveProperty(
      'content',
    )
    for (const [query, path] of [
      ['includeContent=true&limit=11', 'limit'],
      ['includeContent=true&pageSize=11', 'pageSize'],
      ['updatedSince=yesterday', 'updatedSince'],
      ['includeContent=yes', 'includeContent'],
    ]) {
      const { status, body } = await session.call('GET', `/documents?${query}`)
      expect([status, body.details?.[0]?.path]).toEqual([400, path])
    }
  })
})

describe('what an app syncs page by page', () => {
  const platform = usePaidPlatform()
  const now = () => new Date().toISOString()
  /** Documents that nobody touches, between those that somebody else changes all the time. */
  const pairs = 12

  /** A subscriber with documents, of which every second one stays as it is. */
  async function aLibrary() {
    const { sdk } = await platform.aSubscriber()
    const create = (title: string) => sdk.documents.create({ type: 'RESUME', title, content: {} })
    /** The service of documents hears of the subscription a little later. */
    for (const title of ['Busy', 'Quiet']) {
      const isCreated = () =>
        create(title).then(
          () => true,
          () => false,
        )
      await expect.poll(isCreated, { timeout: 20_000 }).toBe(true)
    }
    for (let made = 1; made < pairs; made++) for (const title of ['Busy', 'Quiet']) await create(title)
    const { items } = await sdk.documents.list({ sort: 'createdAt', limit: 50 })
    expect(items).toHaveLength(2 * pairs)
    return { sdk, busy: items.filter(({ title }) => title === 'Busy') }
  }

  it('holds whatever has not changed meanwhile, and the next sync whatever has', async () => {
    const began = now()
    const { sdk, busy } = await aLibrary()
    const known = new Map<string, string>()
    let isOver = false
    const others = async () => {
      for (let revision = 1; revision <= 7 && !isOver; revision++) {
        for (const { id } of busy) await sdk.documents.update(id, { revision, tags: [`${revision}`] })
      }
    }
    const sync = async (since: string) => {
      for await (const { id, updatedAt } of sdk.documents.changes(since, { limit: 3 })) known.set(id, updatedAt)
    }
    const first = now()
    const changing = others()
    await sync(began).finally(() => {
      isOver = true
    })
    await changing
    await sync(first)
    const { items } = await sdk.documents.list({ limit: 50 })
    expect(new Map(items.map(({ id, updatedAt }) => [id, updatedAt]))).toEqual(known)
  })

  it('comes in the order in which it changed, deletions too, each change once', async () => {
    const { sdk, busy } = await aLibrary()
    const [one, two, three] = busy.map(({ id }) => id)
    await expect.poll(() => now(), { interval: 2 }).not.toBe(busy[0]?.updatedAt)
    const since = now()
    await sdk.documents.update(three ?? '', { revision: 1, tags: ['x'] })
    await sdk.documents.delete(two ?? '')
    await sdk.documents.update(one ?? '', { revision: 1, tags: ['x'] })
    const told = []
    for await (const { id, deletedAt } of sdk.documents.changes(since, { limit: 2 }))
      told.push([id, deletedAt !== null])
    expect(told).toEqual([
      [three, false],
      [two, true],
      [one, false],
    ])
    for await (const document of sdk.documents.changes(now())) expect.unreachable(document.title)
  })
})
