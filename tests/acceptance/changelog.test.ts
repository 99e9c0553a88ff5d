import type { ListChangelogQuery } from '@resume-platform/sdk'
import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import type { Client } from '../client/client.ts'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor, theAdministrator } from './platform.ts'

const aVersion = () => `9.${Math.random().toString(10).slice(2, 12)}.0`
const release = (more: object = {}) => ({
  version: aVersion(),
  title: 'Faster scans',
  summary: 'Scans take half the time.',
  type: 'minor',
  ...more,
})
const publish = async (admin: Client, more: object = {}) => {
  const answer = await admin.call('POST', '/admin/changelog', { body: release(more) })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data
}
const in50ms = () => new Date(Date.now() + 50).toISOString()
const patience = { timeout: 10_000 }

describe('the changelog', () => {
  it('shows a release to keys with the scope and first-party pages as soon as it is published', async () => {
    const admin = theAdministrator()
    const page = aVisitor(fromApp)
    const tag = aVersion()
    const list = ({ sdk }: Client) => sdk.changelog.list({ tag })
    expect((await list(page)).items).toEqual([])
    const entry = await publish(admin, { tags: [tag, tag], added: ['A <b>new</b> engine'] })
    expect(entry).toEqual({
      ...release({ version: entry.version, tags: [tag], added: ['A <b>new</b> engine'] }),
      ...{ improved: [], fixed: [], breaking: [], security: [] },
      ...{ id: expect.any(String), publishedAt: expect.any(String), codehostUrl: '', prRefs: null },
    })
    expect((await list(page)).items).toEqual([entry])
    const { client: key } = await (await aUser()).withKey({ scopes: ['changelog:read'] })
    expect((await list(key)).items).toEqual([entry])
    expect(await key.sdk.changelog.get(entry.id)).toEqual(entry)
    expect((await page.call('GET', `/changelog/${entry.id}`)).status).toBe(401)
    expect((await aVisitor().call('GET', '/changelog')).status).toBe(401)

    await admin.call('PATCH', `/admin/changelog/${entry.id}`, { body: { title: 'Twice as fast' } })
    expect((await list(page)).items[0]?.title).toBe('Twice as fast')
    expect((await key.sdk.changelog.get(entry.id)).title).toBe('Twice as fast')
    expect((await admin.call('DELETE', `/admin/changelog/${entry.id}`)).body.data).toBeNull()
    expect((await list(page)).items).toEqual([])
    expect((await key.call('GET', `/changelog/${entry.id}`)).status).toBe(404)
  })

  it('is filtered by type, tag and text, and paged', async () => {
    const admin = theAdministrator()
    const { session, sdk } = await aUser()
    const tag = aVersion()
    const at = (second: number) => new Date(Date.UTC(2020, 1, 1, 0, 0, second)).toISOString()
    const [one, two, three] = [
      await publish(admin, { tags: [tag], type: 'major', title: '100% Über_nice', publishedAt: at(1) }),
      await publish(admin, { tags: [tag], type: 'patch', summary: 'about ÜBER and out', publishedAt: at(2) }),
      await publish(admin, { tags: [tag, 'other'], type: 'patch', publishedAt: at(3) }),
    ]
    const ids = async (query: ListChangelogQuery) =>
      (await sdk.changelog.list({ tag, ...query })).items.map(({ id }) => id)
    expect(await ids({})).toEqual([three.id, two.id, one.id])
    expect(await ids({ type: 'patch' })).toEqual([three.id, two.id])
    expect(await ids({ search: 'über' })).toEqual([two.id, one.id])
    expect(await ids({ search: '0%' })).toEqual([one.id])
    expect(await ids({ search: 'r_n' })).toEqual([one.id])
    expect(await ids({ type: 'patch', search: 'ber' })).toEqual([two.id])
    expect(await ids({ page: 2, pageSize: 2 })).toEqual([one.id])
    for (const query of ['type=huge', 'search=', 'limit=51', 'tag=', 'pages=2', `search=${'x'.repeat(121)}`]) {
      expect((await session.call('GET', `/changelog?${query}`)).status, query).toBe(400)
    }
  })

  it('keeps a scheduled release from everybody but the administrator until its time has come', async () => {
    const admin = theAdministrator()
    const { session, sdk } = await aUser()
    const entry = await publish(admin, { publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
    const search = { search: entry.title, tag: `none-${entry.version}` }
    const isListed = async () => (await sdk.changelog.list({ limit: 50 })).items.some(({ id }) => id === entry.id)
    expect(await isListed()).toBe(false)
    expect((await sdk.changelog.list(search)).total).toBe(0)
    expect((await session.call('GET', `/changelog/${entry.id}`)).status).toBe(404)
    expect((await aVisitor().call('GET', '//changelog.xml')).text).not.toContain(entry.id)
    const mine = (await admin.call('GET', '/admin/changelog')).body.data.items
    expect(mine.map(({ id }: { id: string }) => id)).toContain(entry.id)

    await admin.call('PATCH', `/admin/changelog/${entry.id}`, { body: { publishedAt: in50ms() } })
    await expect.poll(isListed, patience).toBe(true)
    expect((await sdk.changelog.get(entry.id)).version).toBe(entry.version)
  })

  it('counts releases, and each pull request once for its author', async () => {
    const admin = theAdministrator()
    const { sdk } = await aUser()
    const stats = () => sdk.changelog.getStats()
    const before = await stats()
    const login = aVersion()
    const ref = (number: number) => ({
      ...{ number, title: 'A change', url: `https://codehost.example/${login}/pull/${number}` },
      author: { login, avatarUrl: 'https://codehost.example/a.png', htmlUrl: `https://codehost.example/${login}` },
    })
    const publishedAt = new Date().toISOString()
    await publish(admin, { type: 'major', publishedAt, prRefs: [ref(1), ref(2)] })
    const latest = await publish(admin, { type: 'patch', publishedAt, prRefs: [ref(2)] })
    const after = await stats()
    expect([after.major - before.major, after.patch - before.patch]).toEqual([1, 1])
    expect(after.totalEntries).toBe(after.major + after.minor + after.patch)
    expect(after.contributorCount - before.contributorCount).toBe(1)
    expect(after.topContributors).toContainEqual({ ...ref(1).author, count: 2 })
    const { id, version, title } = latest
    expect(after.latest).toEqual({ id, version, title, publishedAt })
  })

  it('is an Atom feed for everybody, with an ETag that changes with it', async () => {
    const admin = theAdministrator()
    const entry = await publish(admin, {
      ...{ title: 'Tags & <angles> \u0007', added: ["It's <b>new</b>"], codehostUrl: 'https://codehost.example/a?b&c' },
      tags: ['a "tag"'],
    })
    const reader = aVisitor()
    const answer = await reader.call('GET', '//changelog.xml')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const feed = parseAtomFeed(answer.text)
    expect(feed.links).toEqual([{ href: feed.id, rel: 'self', type: 'application/atom+xml' }])
    const read = feed.entries?.find(({ id }) => id === `urn:uuid:${entry.id}`)
    expect(read).toMatchObject({
      title: { value: `${entry.version}: Tags & <angles> \ufffd` },
      published: entry.publishedAt,
      links: [{ href: 'https://codehost.example/a?b&c', rel: 'alternate' }],
      categories: [{ term: 'a "tag"' }],
    })
    expect(JSON.stringify(read)).toContain('<li>It&#39;s &lt;b&gt;new&lt;/b&gt;</li>')

    const etag = answer.headers.get('etag') ?? ''
    const again = await reader.call('GET', '//changelog.xml', { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    await admin.call('DELETE', `/admin/changelog/${entry.id}`)
    const changed = await reader.call('GET', '//changelog.xml', { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(changed.text).not.toContain(entry.id)
  })
})

describe('the author of the changelog', () => {
  it('is told what is wrong with a release, and may have one for each version', async () => {
    const admin = theAdministrator()
    const entry = await publish(admin)
    const again = await admin.call('POST', '/admin/changelog', { body: release({ version: entry.version }) })
    expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'version_taken'])
    const other = await publish(admin)
    const renamed = await admin.call('PATCH', `/admin/changelog/${other.id}`, { body: { version: entry.version } })
    expect(renamed.status).toBe(409)
    const version = aVersion()
    const racing = Array.from({ length: 8 }, () =>
      admin.call('POST', '/admin/changelog', { body: release({ version }) }),
    )
    expect((await Promise.all(racing)).map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    for (const body of [
      { ...release(), title: undefined },
      release({ codehostUrl: 'javascript:alert(1)' }),
      release({ publishedAt: 'soon' }),
      release({ added: [''] }),
      release({ prRefs: [{ number: 1 }] }),
      release({ reason: 'x' }),
      release({ surprise: 1 }),
    ]) {
      expect((await admin.call('POST', '/admin/changelog', { body })).status).toBe(400)
    }
    const nothing = await admin.call('PATCH', `/admin/changelog/${entry.id}`, { body: { reason: 'for nothing' } })
    expect(nothing.status).toBe(400)
    expect((await admin.call('PATCH', '/admin/changelog/x', { body: { title: 'x' } })).status).toBe(404)
  })

  it('leaves a row in the audit log with every write, and with none that failed', async () => {
    const admin = theAdministrator()
    const version = aVersion()
    const headers = { 'x-request-id': `audit-${version}` }
    const body = { ...release({ version }), reason: 'release day' }
    const made = (await admin.call('POST', '/admin/changelog', { body, headers })).body.data
    await admin.call('POST', '/admin/changelog', { body: release({ version }) })
    const path = `/admin/changelog/${made.id}`
    await admin.call('PATCH', path, { body: { title: 'Other', summary: made.summary } })
    await admin.call('DELETE', path, { body: { reason: 'withdrawn' } })
    await admin.call('DELETE', path, { body: { reason: 'withdrawn' } })
    const { items, total } = (await admin.call('GET', `/admin/audit?subjectId=${made.id}`)).body.data
    expect(total).toBe(3)
    const common = { id: expect.any(String), actorId: expect.any(String), actorEmail: 'admin@example.com' }
    expect(items).toEqual([
      expect.objectContaining({ action: 'changelog.delete', after: null, reason: 'withdrawn' }),
      expect.objectContaining({
        ...{ action: 'changelog.update', before: { title: 'Faster scans' }, after: { title: 'Other' }, reason: null },
      }),
      expect.objectContaining({
        ...{ ...common, action: 'changelog.create', subjectType: 'changelog', before: null, reason: 'release day' },
        after: expect.objectContaining({ version, title: 'Faster scans' }),
        requestId: headers['x-request-id'],
      }),
    ])
    expect(items[0].before).toMatchObject({ title: 'Other', version })
    const created = (await admin.call('GET', '/admin/audit?action=changelog.create&limit=1')).body.data
    expect(created.items).toHaveLength(1)
  })
})
