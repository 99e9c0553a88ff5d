import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor } from './platform.ts'

const aName = () => `u-${Math.random().toString(36).slice(2, 12)}`

async function aSharer() {
  const user = await aUser()
  const username = aName()
  const { id } = (await user.session.call('POST', '/documents', { body: { type: 'RESUME', title: 'Ada' } })).body.data
  return { ...user, username, documentId: id as string }
}

describe('a share link', () => {
  it('needs a username, and is then open to first-party pages and keys, and to nobody else', async () => {
    const { session, userId, username, documentId, withKey } = await aSharer()
    const share = (body: object = {}) =>
      session.call('POST', '/shares', { body: { documentId, snapshot: { name: 'Ada' }, ...body } })
    const early = await share()
    expect([early.status, early.body.message]).toEqual([400, 'Username required before sharing'])
    await session.call('PUT', '/users/me/username', { body: { username } })
    const made = await share({ noExpiry: true })
    expect(made.status).toBe(201)
    expect(made.body.data).toEqual({
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
    expect((await session.call('GET', '/users/me')).body.data._count.shareLinks).toBe(1)
    expect((await session.call('GET', '/profiles/master')).body.data.summary.shareResumeCount).toBe(1)

    const path = `/shares/public/${username}/ada`
    const stranger = aVisitor(fromApp)
    expect((await stranger.call('GET', path)).body.data).toEqual({
      passwordRequired: false,
      resumeTitle: 'Ada',
      documentTitle: 'Ada',
      expiresAt: null,
      snapshot: { name: 'Ada' },
    })
    expect((await (await withKey()).client.call('GET', path)).status).toBe(200)
    expect((await aVisitor().call('GET', path)).status).toBe(401)
    expect((await stranger.call('GET', `${path}-2`)).status).toBe(404)

    const links = (await session.call('GET', `/shares/documents/${documentId}`)).body.data
    expect(links).toMatchObject({ total: 1, items: [{ id: made.body.data.id, snapshot: { name: 'Ada' } }] })
    expect((await session.call('GET', `/shares/documents/shared-ids?ids=${documentId},x`)).body.data).toEqual({
      documentIds: [documentId],
    })
    const removed = await session.call('DELETE', `/shares/documents/${documentId}/links/${made.body.data.id}`)
    expect([removed.status, removed.body.data]).toEqual([200, null])
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await session.call('GET', '/users/me')).body.data._count.shareLinks).toBe(0)
  })

  it('that is protected leaks nothing in body, header or error, and takes three guesses', async () => {
    const { session, username, documentId } = await aSharer()
    await session.call('PUT', '/users/me/username', { body: { username } })
    const body = { documentId, snapshot: { canary: 'sesame-snapshot' }, password: 'open sesame' }
    const made = await session.call('POST', '/shares', { body })
    const { token, id } = made.body.data
    const stranger = aVisitor(fromApp)
    const path = `/shares/public/${username}/ada`
    const closed = await stranger.call('GET', path)
    expect(closed.body).toEqual({ success: true, message: 'Share link retrieved', data: { passwordRequired: true } })
    const guess = (password: string, who = stranger) => who.call('POST', `${path}/verify`, { body: { password } })
    const wrong = [await guess('one'), await guess('two'), await guess('three')]
    for (const answer of wrong) expect([answer.status, answer.body.message]).toEqual([401, 'Invalid password'])
    const limited = await guess('open sesame')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const answer of [closed, ...wrong, limited]) {
      const whole = JSON.stringify([...answer.headers]) + answer.text
      for (const secret of ['sesame', 'Ada', token, id, documentId]) expect(whole).not.toContain(secret)
    }
    const opened = await guess('open sesame', aVisitor(fromApp))
    expect(opened.body.data).toMatchObject({
      passwordRequired: true,
      resumeTitle: 'Ada',
      documentTitle: 'Ada',
      expiresAt: expect.any(String),
      snapshot: { canary: 'sesame-snapshot' },
    })
    expect(Object.keys(opened.body.data)).toHaveLength(5)
  })

  it('is refused with the wrong field named, and is missing for others', async () => {
    const { session, username, documentId } = await aSharer()
    await session.call('PUT', '/users/me/username', { body: { username } })
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
    const made = await share({ documentId, snapshot: {} })
    const other = await aUser()
    await other.session.call('PUT', '/users/me/username', { body: { username: aName() } })
    const texts = []
    for (const id of [documentId, '01890a5d-ac96-774b-bcce-b302099a8057', 'nonsense']) {
      const answers = [
        await other.session.call('GET', `/shares/documents/${id}`),
        await other.session.call('POST', '/shares', { body: { documentId: id, snapshot: {} } }),
        await other.session.call('DELETE', `/shares/documents/${id}/links/${made.body.data.id}`),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      texts.push(answers.map(({ text }) => text).join())
    }
    expect(new Set(texts).size).toBe(1)
  })
})
