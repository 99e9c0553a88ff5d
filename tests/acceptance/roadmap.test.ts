import type { ListRoadmapQuery } from '@resume-platform/sdk'
import { describe, expect, it } from 'vitest'
import { type Client, fromApp } from '../client/client.ts'
import { aUser, aVisitor, theAdministrator } from './platform.ts'

const planned = (more: object = {}) => ({ title: 'Dark mode', description: 'Easy on the eyes.', ...more })
const create = async (admin: Client, more: object = {}) => {
  const answer = await admin.call('POST', '/admin/roadmap', { body: planned(more) })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data
}
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
const medium = { type: 'image', label: 'Before', url: 'https://cdn.example/a.png' }
const part = { name: 'Editor', description: 'The editor', image: '' }
const details = {
  ...{ problem: 'Glare', solution: 'Dark colors', approach: 'Tokens', keyImprovements: ['Less glare'] },
  ...{ beforeAfter: [{ before: 'white', after: 'black' }], technicalHighlights: [], impactMetrics: ['-40 %'] },
  media: [medium],
  items: [part],
}

describe('the roadmap', () => {
  it('is read by keys with the scope and first-party pages, and a change shows at once', async () => {
    const admin = theAdministrator()
    const page = aVisitor(fromApp)
    const item = await create(admin, { tags: ['ui', 'ui'], eta: 'in summer', fullDescription: 'Long', details })
    expect(item).toEqual({
      ...planned({ tags: ['ui'], eta: 'in summer', status: 'todo', fullDescription: 'Long', details }),
      ...{ id: expect.any(String), whyItMatters: '', timeline: null, createdAt: expect.any(String) },
      ...{ startedAt: null, completedAt: null, completedQuarter: null, updatedAt: expect.any(String) },
    })
    const { client: key } = await (await aUser()).withKey({ scopes: ['roadmap:read'] })
    for (const reader of [key, page]) {
      expect(await reader.sdk.roadmap.get(item.id)).toEqual(item)
      const { fullDescription: _, whyItMatters: __, details: ___, ...summary } = item
      expect((await reader.sdk.roadmap.list()).items[0]).toEqual(summary)
    }
    expect((await aVisitor().call('GET', '/roadmap')).status).toBe(401)
    const { client: narrow } = await (await aUser()).withKey({ scopes: ['changelog:read'] })
    expect((await narrow.call('GET', '/roadmap')).status).toBe(403)

    const change = (body: object) => admin.call('PATCH', `/admin/roadmap/${item.id}`, { body })
    await change({ eta: null, title: 'Darker mode', details: null })
    expect(await page.sdk.roadmap.get(item.id)).toMatchObject({
      eta: null,
      title: 'Darker mode',
      details: null,
      tags: ['ui'],
    })
    expect((await admin.call('DELETE', `/admin/roadmap/${item.id}`)).status).toBe(200)
    expect((await page.call('GET', `/roadmap/${item.id}`)).status).toBe(404)
    expect(idsOf((await page.sdk.roadmap.list()).items)).not.toContain(item.id)
  })

  it('sets when an item was begun and done as it moves', async () => {
    const admin = theAdministrator()
    const { id } = await create(admin)
    const move = async (status: string) =>
      (await admin.call('PATCH', `/admin/roadmap/${id}`, { body: { status } })).body.data
    const begun = await move('in-progress')
    expect(begun).toMatchObject({ startedAt: begun.updatedAt, completedAt: null })
    const done = await move('done')
    const quarter = `Q${Math.floor(new Date(done.completedAt).getUTCMonth() / 3) + 1} ${done.completedAt.slice(0, 4)}`
    expect(done).toMatchObject({ startedAt: begun.startedAt, completedAt: done.updatedAt, completedQuarter: quarter })
    expect(await move('done')).toMatchObject({ completedAt: done.completedAt })
    expect(await move('todo')).toMatchObject({ startedAt: null, completedAt: null, completedQuarter: null })
    const { items } = (await admin.call('GET', `/admin/audit?subjectId=${id}&action=roadmap.update`)).body.data
    expect(items[0]).toMatchObject({ before: { status: 'done', completedQuarter: quarter }, after: { status: 'todo' } })
  })

  it('is filtered, sorted, counted and paged', async () => {
    const admin = theAdministrator()
    const { session, sdk } = await aUser()
    const { roadmap } = sdk
    const ids = async (query: ListRoadmapQuery) => idsOf((await roadmap.list(query)).items)
    const before = await roadmap.getStats()
    const one = await create(admin, { status: 'done' })
    const two = await create(admin, { status: 'done' })
    const three = await create(admin, { status: 'in-progress' })
    expect((await ids({ status: 'done' })).slice(0, 2)).toEqual([two.id, one.id])
    expect((await ids({ status: 'done', excludeId: two.id }))[0]).toBe(one.id)
    expect((await ids({ sort: 'newest' }))[0]).toBe(three.id)
    expect((await ids({ sort: 'recently-completed' }))[0]).toBe(two.id)
    const { total } = await roadmap.list({ sort: 'oldest' })
    expect(await ids({ sort: 'oldest', offset: total - 1 })).toEqual([three.id])
    const after = await roadmap.getStats()
    expect([after.totalFeatures - before.totalFeatures, after.done - before.done]).toEqual([3, 2])
    expect(after.completionRate).toBeCloseTo((100 * after.done) / after.totalFeatures, 1)
    for (const query of ['status=all', 'sort=best', 'limit=51', 'excludeId=']) {
      expect((await session.call('GET', `/roadmap?${query}`)).status, query).toBe(400)
    }
  })

  it('tells its author what is wrong', async () => {
    const admin = theAdministrator()
    for (const [body, path] of [
      [planned({ title: ' ' }), 'title'],
      [{ title: 'x' }, 'description'],
      [planned({ details: { problem: 'x' } }), 'details.solution'],
      [planned({ details: { ...details, more: 1 } }), 'details.more'],
      [planned({ details: { ...details, media: [{ ...medium, url: 'javascript:alert(1)' }] } }), 'details.media.0.url'],
      [planned({ details: { ...details, items: [{ ...part, image: 'data:,x' }] } }), 'details.items.0.image'],
      [planned({ completedAt: '2026-01-01T00:00:00Z' }), 'completedAt'],
    ] as const) {
      const answer = await admin.call('POST', '/admin/roadmap', { body })
      expect(answer.status).toBe(400)
      expect(answer.body.details.map((each: { path: string }) => each.path)).toContain(path)
    }
    expect((await admin.call('PATCH', '/admin/roadmap/x', { body: { title: 'x' } })).status).toBe(404)
  })
})
