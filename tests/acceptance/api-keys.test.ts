import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from './platform.ts'

describe('an API key', () => {
  it('shows its secret once, is listed newest first, and works in both headers', async () => {
    const { sdk, withKey } = await aUser()
    const { key, id } = await withKey()
    expect(key).toMatch(/^svc_[0-9a-f]{64}$/)
    await withKey()
    const list = await sdk.apiKeys.list({ page: 2, pageSize: 1 })
    expect(list).toMatchObject({
      total: 2,
      limit: 1,
      offset: 1,
      page: 2,
      pageSize: 1,
      totalPages: 2,
      hasMore: false,
      pagination: { mode: 'offset', nextOffset: null, nextCursor: null },
      items: [{ id, keyPrefix: key.slice(0, 8), status: 'active', isActive: true }],
    })
    expect(JSON.stringify([list, await sdk.apiKeys.get(id)])).not.toContain(key)
    const forms: Record<string, string>[] = [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }]
    for (const headers of forms) {
      const read = await aVisitor(headers).call('GET', '/users/me')
      expect(read.status).toBe(200)
      expect(read.headers.get('x-ratelimit-limit')).toBe('600')
      expect(Number(read.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000)
    }
  })

  it('may do what its scopes say, and never manages keys', async () => {
    const { withKey } = await aUser()
    const { client } = await withKey({ scopes: ['user:read'] })
    const write = await client.call('PUT', '/users/me/name', { body: { name: 'Ada' } })
    expect([write.status, write.body.message]).toEqual([403, 'This API key does not have permission for this action.'])
    const manage = await client.call('GET', '/api-keys')
    expect([manage.status, manage.headers.get('x-error-code')]).toEqual([403, 'session_required'])
  })

  it('rotates into one with the same settings, is revoked for good, and is removed', async () => {
    const { session, sdk, withKey } = await aUser()
    const { client, id } = await withKey({ scopes: ['user:read'], rateLimit: 77 })
    const rotated = await sdk.apiKeys.rotate(id)
    expect(rotated).toMatchObject({ scopes: ['user:read'], rateLimit: 77, rotatedFromId: id, name: 'a key' })
    expect((await client.call('GET', '/users/me')).status).toBe(401)
    const next = aVisitor({ 'x-api-key': rotated.key })
    expect((await next.sdk.account.get()).name).not.toBe('')
    expect(await sdk.apiKeys.revoke(rotated.id)).toBeNull()
    expect((await next.call('GET', '/users/me')).status).toBe(401)
    expect((await sdk.apiKeys.get(id)).status).toBe('revoked')
    expect(await sdk.apiKeys.delete(id)).toBeNull()
    expect((await session.call('GET', `/api-keys/${id}`)).status).toBe(404)
  })

  it('of somebody else looks exactly like one that is missing', async () => {
    const owner = await aUser()
    const { id } = await owner.withKey()
    const stranger = await aUser()
    const missing = '01900000-0000-7000-8000-000000000000'
    for (const [method, suffix] of [
      ['GET', ''],
      ['POST', '/rotate'],
      ['POST', '/revoke'],
      ['DELETE', ''],
    ] as const) {
      const theirs = await stranger.session.call(method, `/api-keys/${id}${suffix}`)
      const none = await stranger.session.call(method, `/api-keys/${missing}${suffix}`)
      const malformed = await stranger.session.call(method, `/api-keys/not-an-id${suffix}`)
      expect([theirs.status, theirs.text]).toEqual([404, none.text])
      expect([malformed.status, malformed.text]).toEqual([404, none.text])
    }
    expect((await owner.sdk.apiKeys.get(id)).status).toBe('active')
  })

  it('that is malformed, mistyped or unknown is refused even where none is needed', async () => {
    const { withKey } = await aUser()
    const { key } = await withKey()
    const mistyped = `${key.slice(0, 20)}${key[20] === 'a' ? 'b' : 'a'}${key.slice(21)}`
    for (const wrong of ['svc_short', mistyped, `svc_${'0'.repeat(64)}`, 'x']) {
      expect((await aVisitor({ 'x-api-key': wrong }).call('GET', '/ats/quota')).status).toBe(401)
    }
  })
})
