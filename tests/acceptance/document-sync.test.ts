import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../client/sign-in.ts'
import { aUser } from './platform.ts'

/** What a list answers, by title. */
async function titlesOf({ session }: SignedIn, query: string) {
  const { status, body } = await session.call('GET', `/documents?${query}`)
  expect(status).toBe(200)
  return body.data.items.map(({ title }: { title: string }) => title).sort()
}

describe('a list of documents', () => {
  it('tells an app what was created, updated, deleted or restored since its last sync, and nothing else', async () => {
    const person = await aUser()
    const { session } = person
    const create = async (type: string) =>
      (await session.call('POST', '/documents', { body: { type, title: type, content: { type } } })).body.data
    const [resume, letter, portfolio] = [
      await create('RESUME'),
      await create('COVER_LETTER'),
      await create('PORTFOLIO'),
    ]
    const since = async () => `updatedSince=${encodeURIComponent(new Date().toISOString())}`

    const first = await since()
    expect(await titlesOf(person, first)).toEqual([])
    await session.call('PATCH', `/documents/${letter.id}`, { body: { revision: 1, tags: ['x'] } })
    await session.call('DELETE', `/documents/${resume.id}`)
    expect(await titlesOf(person, first)).toEqual(['COVER_LETTER', 'RESUME'])
    expect(await titlesOf(person, `${first}&type=RESUME`)).toEqual(['RESUME'])
    expect(await titlesOf(person, 'limit=50')).toEqual(['COVER_LETTER', 'PORTFOLIO'])
    const { items, total } = (await session.call('GET', `/documents?${first}&includeContent=true`)).body.data
    expect(total).toBe(2)
    for (const { title, content, deletedAt } of items) {
      expect([title, content, deletedAt !== null]).toEqual(
        title === 'RESUME' ? ['RESUME', undefined, true] : ['COVER_LETTER', { type: 'COVER_LETTER' }, false],
      )
    }

    const second = await since()
    await session.call('POST', `/documents/${resume.id}/restore`)
    expect(await titlesOf(person, second)).toEqual(['RESUME'])
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
