import { newId } from '@resume/service-kit/ids'
import { describe, expect, it } from 'vitest'
import { json } from '../test-data/running-documents.ts'
import { usernameOf, useShareLinks } from '../test-data/use-share-links.ts'

const test = useShareLinks()
const { aDocument, open, share, verify } = test

describe('a share link', () => {
  it('shows the snapshot to strangers, whatever happens to the document, until it is deleted', async () => {
    const caller = test.documents.aFreeUser()
    const id = await aDocument(caller)
    const link = await share(caller, id)
    const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000
    expect(link).toMatchObject({
      userId: caller.userId,
      documentId: id,
      slug: 'shared-resume',
      documentSlug: 'shared-resume',
      publicPath: `/share/${usernameOf(caller)}/shared-resume`,
      hasPassword: false,
      viewCount: 0,
    })
    expect(link.token).toMatch(/^[\w-]{32}$/)
    expect(Math.abs(Date.parse(link.expiresAt ?? '') - in30Days)).toBeLessThan(60_000)
    await test.documents.client.call('UpdateDocument', { id, revision: 1, title: 'Secret plans' }, caller.call)
    const seen = await open(link)
    expect(seen).toMatchObject({ passwordRequired: false, shared: { documentTitle: 'Shared resume' } })
    expect(String(seen.shared?.snapshot)).toBe('{"name":"Ada"}')
    expect(await open({ ...link, username: link.username.toUpperCase() })).toMatchObject({ passwordRequired: false })

    expect(await test.documents.client.call('GetCounts', {}, caller.call)).toMatchObject({ shareLinks: 1 })
    const asked = { documentIds: [id, newId(), 'nonsense'] }
    expect((await test.documents.client.call('ListSharedDocuments', asked, caller.call)).documentIds).toEqual([id])
    await test.documents.client.call('DeleteShareLink', { documentId: id, shareLinkId: link.id }, caller.call)
    await expect(open(link)).rejects.toMatchObject({ code: 'not_found', message: 'Share link not found' })
    expect(await test.documents.client.call('GetCounts', {}, caller.call)).toMatchObject({ shareLinks: 0 })
    await expect
      .poll(() => test.documents.bus.eventsOf('shareLinkDeleted').map((event) => event.shareLinkId))
      .toContain(link.id)
  })

  it('is deleted with its document, and stays deleted when the document is restored', async () => {
    const caller = test.documents.aFreeUser()
    const id = await aDocument(caller)
    const link = await share(caller, id)
    await test.documents.client.call('DeleteDocument', { id }, caller.call)
    await expect(open(link)).rejects.toMatchObject({ code: 'not_found' })
    await test.documents.client.call('RestoreDocument', { id }, caller.call)
    await expect(open(link)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of a suspended user opens for nobody, and again after the suspension, whenever its news come', async () => {
    const caller = test.documents.aFreeUser()
    const { userId } = caller
    const id = await aDocument(caller)
    const link = await share(caller, id, { password: 'open sesame' })
    const follow = (suspended: boolean, version: number) =>
      test.documents.client.call('FollowSuspension', { userId, suspended, version }, caller.call)
    const told = (suspended: boolean, version: number) =>
      test.documents.bus.publish('suspensionChanged', { userId, suspended, version })
    const refused = { code: 'not_found', message: 'Share link not found' }

    await follow(true, 1)
    await expect(open(link)).rejects.toMatchObject(refused)
    await expect(verify(link, 'open sesame')).rejects.toMatchObject(refused)
    await expect(share(caller, id)).rejects.toMatchObject({ id: 'unauthenticated' })
    told(false, 2)
    await expect.poll(() => open(link).catch(() => null), { timeout: 10_000 }).toEqual({ passwordRequired: true })
    await follow(true, 1)
    expect((await verify(link, 'open sesame')).shared).toMatchObject({ documentTitle: 'Shared resume' })
    told(true, 3)
    await expect.poll(() => open(link).catch(({ code }) => code), { timeout: 10_000 }).toBe('not_found')
    await Promise.all([follow(true, 5), follow(false, 6), follow(true, 4)])
    expect(await open(link)).toEqual({ passwordRequired: true })
  })

  it('that is protected reveals nothing without the password', async () => {
    const caller = test.documents.aFreeUser()
    const link = await share(caller, await aDocument(caller), { password: 'open sesame' })
    expect(link.hasPassword).toBe(true)
    expect(await open(link)).toEqual({ passwordRequired: true })
    await expect(verify(link, 'open')).rejects.toMatchObject({
      id: 'password_invalid',
      code: 'unauthenticated',
      message: 'Invalid password',
    })
    expect(await verify(link, 'open sesame')).toMatchObject({
      passwordRequired: true,
      shared: { documentTitle: 'Shared resume' },
    })
    const kept = await test.documents.database.shareLink.findUniqueOrThrow({ where: { id: link.id } })
    expect(JSON.stringify(kept)).not.toContain('open sesame')
    expect(test.documents.logged()).not.toContain('open sesame')
  })

  it('replaces the former one, keeping its password and slug unless the request says otherwise', async () => {
    const caller = test.documents.aFreeUser()
    const id = await aDocument(caller)
    const first = await share(caller, id, { password: 'first', noExpiry: true })
    expect(first.expiresAt).toBeUndefined()
    await test.documents.client.call('UpdateDocument', { id, revision: 1, slug: 'moved' }, caller.call)
    const second = await share(caller, id, { snapshot: json({ v: 2 }) })
    expect(second).toMatchObject({ slug: first.slug, documentSlug: 'moved', hasPassword: true })
    expect([second.id === first.id, second.token === first.token]).toEqual([false, false])
    expect(String((await verify(second, 'first')).shared?.snapshot)).toBe('{"v":2}')
    const third = await share(caller, id, { updateSlug: true, password: 'third' })
    expect(third.slug).toBe('moved')
    await expect(verify(third, 'first')).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(open(first)).rejects.toMatchObject({ code: 'not_found' })
    const fourth = await share(caller, id, { removePassword: true })
    expect(await open(fourth)).toMatchObject({ passwordRequired: false })
    const { items, total } = await test.documents.client.call(
      'ListShareLinks',
      { documentId: id, limit: 20 },
      caller.call,
    )
    expect([total, items.map((item) => item.id)]).toEqual([1, [fourth.id]])
  })

  it('opens, too, when another link has the slug of its document, and that is as long as can be', async () => {
    const caller = await test.documents.aSubscriber()
    const slug = 's'.repeat(100)
    const first = await test.documents.create(caller, { slug })
    await share(caller, first.id)
    await test.documents.client.call('UpdateDocument', { id: first.id, revision: 1, slug: 'moved' }, caller.call)
    const second = await test.documents.create(caller, { slug })
    const link = await share(caller, second.id)
    expect(link.slug).toBe(`${'s'.repeat(90)}-2`)
    expect(await open(link)).toMatchObject({ passwordRequired: false })
  })

  it('gets the next slug under a name whose former owner had it and is still being erased', async () => {
    const former = test.documents.aFreeUser()
    const link = await share(former, await aDocument(former))
    const next = test.documents.aFreeUser()
    const second = await share(next, await aDocument(next), { username: link.username })
    expect(second).toMatchObject({ username: link.username, slug: `${link.slug}-2` })
    expect(await open(second)).toMatchObject({ passwordRequired: false })
  })

  it('that has expired is gone, with and without a password, and does not count as shared', async () => {
    const caller = test.documents.aFreeUser()
    const id = await aDocument(caller)
    const link = await share(caller, id, { expiresAt: new Date(Date.now() + 60_000).toISOString(), password: 'pass' })
    await test.documents.database.shareLink.update({ where: { id: link.id }, data: { expiresAt: new Date() } })
    await expect(open(link)).rejects.toMatchObject({ id: 'link_expired', code: 'gone', message: 'Link expired' })
    await expect(verify(link, 'pass')).rejects.toMatchObject({ code: 'gone' })
    expect(
      (await test.documents.client.call('ListSharedDocuments', { documentIds: [id] }, caller.call)).documentIds,
    ).toEqual([])
  })

  it.each([
    [{ noExpiry: true, expiresAt: '2099-01-01T00:00:00.000Z' }, 'noExpiry'],
    [{ expiresAt: '2001-01-01T00:00:00.000Z' }, 'expiresAt'],
    [{ expiresAt: 'soon' }, 'expiresAt'],
    [{ password: 'abc' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ password: 'good', removePassword: true }, 'removePassword'],
    [{ snapshot: json('[]') }, 'snapshot'],
  ])('is refused with the wrong field named: %o', async (request, path) => {
    const caller = test.documents.aFreeUser()
    await expect(share(caller, await aDocument(caller), request)).rejects.toMatchObject({
      code: 'invalid_argument',
      details: [{ path }],
    })
  })

  it('is listed, told as shared and deleted for its own document alone, and every link is announced', async () => {
    const caller = await test.documents.aSubscriber()
    const [one, other] = [await aDocument(caller), await aDocument(caller)]
    const [link, another] = [await share(caller, one), await share(caller, other)]
    const { client, bus } = test.documents
    const remove = (documentId: string, shareLinkId: string) =>
      client.call('DeleteShareLink', { documentId, shareLinkId }, caller.call)
    for (const shareLinkId of [another.id, newId()])
      await expect(remove(one, shareLinkId)).rejects.toMatchObject({ code: 'not_found' })
    for (const [documentId, { id }] of [
      [one, link],
      [other, another],
    ] as const) {
      const { items, total } = await client.call('ListShareLinks', { documentId, limit: 10 }, caller.call)
      expect([items.map((each) => each.id), total]).toEqual([[id], 1])
    }
    const shared = await client.call('ListSharedDocuments', { documentIds: [one] }, caller.call)
    expect(shared.documentIds).toEqual([one])
    const next = await share(caller, other)
    await client.call('DeleteDocument', { id: one }, caller.call)
    expect(await open(next)).toMatchObject({ passwordRequired: false })
    await client.call('DeleteDocument', { id: other }, caller.call)

    /** In the order in which they were made: events may arrive in any. */
    const told = (kind: 'shareLinkCreated' | 'shareLinkDeleted') =>
      bus.eventsOf(kind).flatMap(({ userId, shareLinkId }) => (userId === caller.userId ? [shareLinkId] : []))
    const links = [link.id, another.id, next.id]
    await expect.poll(() => [told('shareLinkCreated').sort(), told('shareLinkDeleted').sort()]).toEqual([links, links])
    const gone = () => bus.eventsOf('documentDeleted').filter(({ userId }) => userId === caller.userId)
    await expect
      .poll(() =>
        gone()
          .map(({ documentId }) => documentId)
          .sort(),
      )
      .toEqual([one, other])
  })

  it('opens while somebody else is suspended', async () => {
    const [caller, other] = [test.documents.aFreeUser(), test.documents.aFreeUser()]
    const link = await share(caller, await aDocument(caller))
    const suspension = { userId: other.userId, suspended: true, version: 1 }
    await test.documents.client.call('FollowSuspension', suspension, other.call)
    expect(await open(link)).toMatchObject({ passwordRequired: false })
  })

  it("needs a username, and the caller's own document", async () => {
    const caller = test.documents.aFreeUser()
    const id = await aDocument(caller)
    await expect(share(caller, id, { username: '' })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Username required before sharing',
    })
    const other = test.documents.aFreeUser()
    const link = await share(caller, id)
    await expect(share(other, id)).rejects.toMatchObject({ code: 'not_found', message: 'Document not found' })
    for (const documentId of [id, newId(), 'x']) {
      await expect(
        test.documents.client.call('ListShareLinks', { documentId, limit: 1 }, other.call),
      ).rejects.toMatchObject({ code: 'not_found', message: 'Document not found' })
      await expect(
        test.documents.client.call('DeleteShareLink', { documentId, shareLinkId: link.id }, other.call),
      ).rejects.toMatchObject({ code: 'not_found', message: 'Share link not found' })
    }
    expect(
      (await test.documents.client.call('ListSharedDocuments', { documentIds: [id] }, other.call)).documentIds,
    ).toEqual([])
    await expect(open({ ...link, slug: 'a\0b' })).rejects.toMatchObject({ code: 'not_found' })
  })
})
