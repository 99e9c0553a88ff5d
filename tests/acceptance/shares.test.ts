import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor } from './platform.ts'

const aName = () => `u-${Math.random().toString(36).slice(2, 12)}`

async function aSharer() {
  const user = await aUser()
  const username = aName()
  const { id } = await user.sdk.documents.create({ type: 'RESUME', title: 'Ada' })
  return { ...user, username, documentId: id }
}

describe('a share link', () => {
  it('needs a username, and is then open to first-party pages and keys, and to nobody else', async () => {
    const { session, sdk, userId, username, documentId, withKey } = await aSharer()
    const body = { documentId, snapshot: { name: 'Ada' } }
    const early = await session.call('POST', '/shares', { body })
    expect([early.status, early.body.message]).toEqual([400, 'Username required before sharing'])
    await sdk.account.claimUsername({ username })
    const made = await sdk.shareLinks.create({ ...body, noExpiry: true })
    expect(made).toEqual({
      id: expect.any(String),
      userId,
      documentId,
      slug: 'ada',
      token: expect.stringMatching(/^[\w-]{32}$/),
      username,
      documentSlug: 'ada',
      publicPath: `/share/${username}/ada`,
      snapshot: { name: 'Ada' },
      hasPassword: false,
      expiresAt: null,
      viewCount: 0,
      lastViewedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await sdk.account.get())._count.shareLinks).toBe(1)
    expect((await sdk.masterProfile.get()).summary.shareResumeCount).toBe(1)

    const path = `/shares/public/${username}/ada`
    const stranger = aVisitor(fromApp)
    expect(await stranger.sdk.shareLinks.open(username, 'ada')).toEqual({
      passwordRequired: false,
      resumeTitle: 'Ada',
      documentTitle: 'Ada',
      expiresAt: null,
      snapshot: { name: 'Ada' },
    })
    expect(await (await withKey()).client.sdk.shareLinks.open(username, 'ada')).toMatchObject({ resumeTitle: 'Ada' })
    expect((await aVisitor().call('GET', path)).status).toBe(401)
    expect((await stranger.call('GET', `${path}-2`)).status).toBe(404)

    const links = await sdk.shareLinks.list(documentId)
    expect(links).toMatchObject({ total: 1, items: [{ id: made.id, snapshot: { name: 'Ada' } }] })
    const shared = await sdk.shareLinks.listSharedDocuments({ ids: `${documentId},x` })
    expect(shared).toEqual({ documentIds: [documentId] })
    expect(await sdk.shareLinks.delete(documentId, made.id)).toBeNull()
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await sdk.account.get())._count.shareLinks).toBe(0)
  })

  it('that is protected leaks nothing in body, header or error, and takes three guesses', async () => {
    const { sdk, username, documentId } = await aSharer()
    await sdk.account.claimUsername({ username })
    const snapshot = { canary: 'sesame-snapshot' }
    const { token, id } = await sdk.shareLinks.create({ documentId, snapshot, password: 'open sesame' })
    const stranger = aVisitor(fromApp)
    const path = `/shares/public/${username}/ada`
    const closed = await stranger.call('GET', path)
    expect(closed.body).toEqual({ success: true, message: 'Share link retrieved', data: { passwordRequired: true } })
    const guess = (password: string) => stranger.call('POST', `${path}/verify`, { body: { password } })
    const wrong = [await guess('one'), await guess('two'), await guess('three')]
    for (const answer of wrong) expect([answer.status, answer.body.message]).toEqual([401, 'Invalid password'])
    const limited = await guess('open sesame')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const answer of [closed, ...wrong, limited]) {
      const whole = JSON.stringify([...answer.headers]) + answer.text
      for (const secret of ['sesame', 'Ada', token, id, documentId]) expect(whole).not.toContain(secret)
    }
    const opened = await aVisitor(fromApp).sdk.shareLinks.verify(username, 'ada', { password: 'open sesame' })
    expect(opened).toEqual({
      passwordRequired: true,
      resumeTitle: 'Ada',
      documentTitle: 'Ada',
      expiresAt: expect.any(String),
      snapshot: { canary: 'sesame-snapshot' },
    })
  })

  it('counts who reads it, and not who asks with HEAD whether it is there', async () => {
    const { sdk, username, documentId } = await aSharer()
    await sdk.account.claimUsername({ username })
    await sdk.shareLinks.create({ documentId, snapshot: {} })
    const stranger = aVisitor(fromApp)
    const path = `/shares/public/${username}/ada`
    for (const method of ['HEAD', 'HEAD', 'HEAD', 'GET', 'GET']) {
      expect((await stranger.call(method, path)).status).toBe(200)
    }
    const views = async () => (await sdk.shareLinks.list(documentId)).items[0]?.viewCount
    await expect.poll(views, { timeout: 20_000, interval: 250 }).toBeGreaterThanOrEqual(2)
    expect(await views()).toBe(2)
    await sdk.shareLinks.delete(documentId, (await sdk.shareLinks.list(documentId)).items[0]?.id ?? '')
    expect((await stranger.call('HEAD', path)).status).toBe(404)
  })

  it('works for 30 days with null for its end, as without one, and until it is deleted with `noExpiry`', async () => {
    const { sdk, username, documentId } = await aSharer()
    await sdk.account.claimUsername({ username })
    const inDays = (time: string | null) => (Date.parse(time ?? '') - Date.now()) / 86_400_000
    for (const end of [{}, { expiresAt: null }, { expiresAt: null, noExpiry: false }]) {
      const made = await sdk.shareLinks.create({ documentId, snapshot: {}, ...end })
      expect(inDays(made.expiresAt)).toBeCloseTo(30, 1)
    }
    const endless = await sdk.shareLinks.create({ documentId, snapshot: {}, expiresAt: null, noExpiry: true })
    expect(endless.expiresAt).toBeNull()
  })

  it('is refused with the wrong field named, and is missing for others', async () => {
    const { session, sdk, username, documentId } = await aSharer()
    await sdk.account.claimUsername({ username })
    const share = (body: object) => session.call('POST', '/shares', { body })
    for (const [body, path] of [
      [{ documentId, snapshot: [] }, 'snapshot'],
      [{ snapshot: {} }, 'documentId'],
      [{ documentId, snapshot: {}, other: 1 }, 'other'],
      [{ documentId, snapshot: {}, password: 'abc' }, 'password'],
      [{ documentId, snapshot: {}, noExpiry: true, expiresAt: '2099-01-01T00:00:00.000Z' }, 'noExpiry'],
    ] as const) {
      const answer = await share(body)
      expect([answer.status, answer.body.details?.[0]?.path]).toEqual([400, path])
    }
    expect((await share({ documentId, snapshot: { a: 'x'.repeat(1_048_576) } })).status).toBe(413)
    const made = await sdk.shareLinks.create({ documentId, snapshot: {} })
    const other = await aUser()
    await other.sdk.account.claimUsername({ username: aName() })
    const texts = []
    for (const id of [documentId, '01890a5d-ac96-774b-bcce-b302099a8057', 'nonsense']) {
      const answers = [
        await other.session.call('GET', `/shares/documents/${id}`),
        await other.session.call('POST', '/shares', { body: { documentId: id, snapshot: {} } }),
        await other.session.call('DELETE', `/shares/documents/${id}/links/${made.id}`),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      texts.push(answers.map(({ text }) => text).join())
    }
    expect(new Set(texts).size).toBe(1)
  })
})
