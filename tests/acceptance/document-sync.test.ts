import type { DocumentType, ListDocumentsQuery } from '@resume-platform/sdk'
import { describe, expect, it } from 'vitest'
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
