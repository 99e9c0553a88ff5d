import { newId } from '@resume/service-kit/ids'
import { describe, expect, it } from 'vitest'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ RATE_LIMIT_ROUTE_MAX: '100000', RATE_LIMIT_IP_MAX: '100000' })
const patience = { timeout: 15_000 }
const day = 24 * 60 * 60 * 1000

/** The status that a caller with these headers gets. */
const statusOf = async (headers: Record<string, string>) =>
  (await platform.visitor(headers).call('GET', '/api/v1/users/me')).status

describe('a session', () => {
  it('that is prolonged hands its owner the new cookie', async () => {
    const { userId, session } = await platform.account()
    const due = new Date(Date.now() + 28.5 * day)
    await platform.identityDatabase.query('UPDATE sessions SET expires_at = $1 WHERE user_id = $2', [due, userId])
    const answer = await session.call('GET', '/api/v1/users/me')
    expect(answer.status).toBe(200)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^service-auth\.session_token=.*HttpOnly/i)
    const { rows } = await platform.identityDatabase.query('SELECT expires_at FROM sessions WHERE user_id = $1', [
      userId,
    ])
    expect(rows[0].expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * day)
    expect((await session.call('GET', '/api/v1/users/me')).headers.getSetCookie()).toEqual([])
  })

  it('stops with its sign-out, for the very next request, however often it was just used', async () => {
    const { session } = await platform.account()
    const me = () => session.call('GET', '/api/v1/users/me')
    for (let nth = 0; nth < 5; nth++) expect((await me()).status).toBe(200)
    const out = await session.call('POST', '/api/v1/auth/sign-out', { body: {} })
    expect(out.headers.getSetCookie().join()).toMatch(/service-auth\.session_token=;/)
    expect((await me()).status).toBe(401)
    expect((await session.call('GET', '/api/v1/auth/get-session')).text).toBe('null')
  })

  it('stops with its account, and so do its keys', async () => {
    const { session, email, createKey } = await platform.account()
    const { key } = await createKey()
    expect(await statusOf({ 'x-api-key': key })).toBe(200)
    const gone = await session.call('DELETE', '/api/v1/users/me', { body: { confirm: email } })
    expect([gone.status, gone.body.data]).toEqual([202, null])
    expect((await session.call('GET', '/api/v1/users/me')).status).toBe(401)
    expect(await statusOf({ 'x-api-key': key })).toBe(401)
  })

  it('from a foreign page is nobody’s, also where nobody may call', async () => {
    const { cookie } = await platform.account()
    const tierOf = async (headers: Record<string, string>) =>
      (await platform.visitor({ cookie, ...headers }).call('GET', '/api/v1/ats/quota')).body.data.tier
    expect(await tierOf({ origin: appOrigin })).toBe('free')
    expect(await tierOf({ origin: 'https://evil.example' })).toBe('anonymous')
    expect(await tierOf({})).toBe('anonymous')
  })

  it('is read from among other cookies, and not from a cookie that is merely called alike', async () => {
    const { cookie } = await platform.account()
    const value = cookie.slice(cookie.indexOf('=') + 1)
    expect(await statusOf({ origin: appOrigin, cookie: `a=1; ${cookie}; b=2` })).toBe(200)
    expect(await statusOf({ origin: appOrigin, cookie: `xservice-auth.session_token=${value}` })).toBe(401)
    expect(await statusOf({ origin: appOrigin, cookie: `__Secure-service-auth.session_token=${value}` })).toBe(401)
    expect(await statusOf({ origin: appOrigin, cookie: `service-auth.session_token=%E0%A4%A` })).toBe(401)
  })
})

describe('a key', () => {
  it('works as X-API-Key and as Bearer, in any case of the scheme', async () => {
    const { createKey } = await platform.account()
    const { key } = await createKey()
    for (const headers of [
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
      { authorization: `bearer ${key}` },
      { 'x-api-key': key, authorization: `Bearer ${key}` },
    ]) {
      expect(await statusOf(headers as Record<string, string>)).toBe(200)
    }
    expect(await statusOf({ authorization: key })).toBe(401)
    expect(await statusOf({ 'x-api-key': key.toUpperCase() })).toBe(401)
  })

  it('stops when its time has come, however often it was just used', async () => {
    const { session } = await platform.account()
    const expiresAt = new Date(Date.now() + 5_000).toISOString()
    const made = await session.call('POST', '/api/v1/api-keys', { body: { name: 'short', expiresAt, rateLimit: 600 } })
    const { key, id } = made.body.data
    expect(await statusOf({ 'x-api-key': key })).toBe(200)
    await expect.poll(() => statusOf({ 'x-api-key': key }), patience).toBe(401)
    expect((await session.call('GET', `/api/v1/api-keys/${id}`)).body.data.status).toBe('expired')
  })

  it('stops when it is rotated or deleted, for the very next request, and its replacement works', async () => {
    const { session, createKey } = await platform.account()
    const old = await createKey()
    expect(await statusOf({ 'x-api-key': old.key })).toBe(200)
    const rotated = await session.call('POST', `/api/v1/api-keys/${old.id}/rotate`, { body: { name: 'next' } })
    expect(rotated.status).toBe(201)
    expect(await statusOf({ 'x-api-key': old.key })).toBe(401)
    const { key, id, rotatedFromId } = rotated.body.data
    expect(rotatedFromId).toBe(old.id)
    expect(await statusOf({ 'x-api-key': key })).toBe(200)
    await session.call('DELETE', `/api/v1/api-keys/${id}`)
    expect(await statusOf({ 'x-api-key': key })).toBe(401)
  })

  it('is suspended with the subscription that owns it, and comes back with it', async () => {
    const { userId, createKey, session } = await platform.account()
    const subscriptionId = newId()
    const tell = (status: string, version: number) =>
      platform.bus.publish('subscriptionChanged', { userId, subscriptionId, status, version })
    tell('ACTIVE', 1)
    const known = async () => {
      const sql = 'SELECT status FROM subscription_states WHERE subscription_id = $1'
      return (await platform.identityDatabase.query(sql, [subscriptionId])).rows[0]?.status
    }
    await expect.poll(known, patience).toBe('ACTIVE')
    const { key, id } = await createKey()
    expect(await statusOf({ 'x-api-key': key })).toBe(200)
    tell('CANCELED', 2)
    await expect.poll(() => statusOf({ 'x-api-key': key }), patience).toBe(401)
    const record = async () => (await session.call('GET', `/api/v1/api-keys/${id}`)).body.data
    expect(await record()).toMatchObject({ status: 'suspended', isActive: false })
    tell('ACTIVE', 3)
    await expect.poll(() => statusOf({ 'x-api-key': key }), patience).toBe(200)
    expect(await record()).toMatchObject({ status: 'active', isActive: true })
  })

  it('has its last use noted, and not again within the interval', async () => {
    const { session, createKey } = await platform.account()
    const { key, id } = await createKey()
    const lastUsed = async () => (await session.call('GET', `/api/v1/api-keys/${id}`)).body.data.lastUsed
    expect(await lastUsed()).toBeNull()
    expect(await statusOf({ 'x-api-key': key })).toBe(200)
    await expect.poll(lastUsed, patience).not.toBeNull()
    const first = await lastUsed()
    for (let nth = 0; nth < 5; nth++) await statusOf({ 'x-api-key': key })
    expect(await lastUsed()).toBe(first)
  })
})

describe('a read that is cached', () => {
  it('shows every change of the user and of the number of keys at once', async () => {
    const { session, createKey } = await platform.account()
    const me = async () => (await session.call('GET', '/api/v1/users/me')).body.data
    expect((await me())._count.apiKeys).toBe(0)
    const { id } = await createKey()
    expect((await me())._count.apiKeys).toBe(1)
    await session.call('POST', `/api/v1/api-keys/${id}/revoke`)
    expect((await me())._count.apiKeys).toBe(0)
    await session.call('PUT', '/api/v1/users/me/sync', { body: { enabled: false } })
    expect((await me()).autoSyncEnabled).toBe(false)
    const username = `u${newId().replaceAll('-', '').slice(8, 30)}`
    await session.call('PUT', '/api/v1/users/me/username', { body: { username } })
    expect((await me()).username).toBe(username)
    await session.call('PUT', '/api/v1/users/me/name', { body: { name: '  Ada ' } })
    expect((await me()).name).toBe('Ada')
  })
})
