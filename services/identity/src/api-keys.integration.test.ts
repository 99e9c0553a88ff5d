import { createHmac } from 'node:crypto'
import { newId } from '@resume/service-kit/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOwner } from '../test-data/an-owner.ts'
import { hashSecret, keptIdentity, type RunningIdentity } from '../test-data/running-identity.ts'

const day = 24 * 60 * 60 * 1000
const eventually = { timeout: 10_000 }
const nobody = { code: 'unauthenticated', message: 'Authentication required' }
const missing = { code: 'not_found', message: 'API key not found' }

let identity: RunningIdentity
beforeAll(async () => {
  identity = await keptIdentity()
})

const hashOf = (key: string) => createHmac('sha256', hashSecret).update(key).digest()
const authenticate = (key: string) => identity.client.call('AuthenticateApiKey', { keyHash: hashOf(key) })

describe('a new key', () => {
  it('authenticates its owner, and of its secret only a hash and its ends are kept', async () => {
    const owner = await anOwner(identity)
    const made = await owner.create({ name: '  CI  ', scopes: ['resume:read', 'ai:write'], rateLimit: 50 })
    expect(made.key).toMatch(/^svc_[0-9a-f]{64}$/)
    expect(made).toMatchObject({
      userId: owner.userId,
      name: 'CI',
      keyPrefix: made.key.slice(0, 8),
      scopes: ['resume:read', 'ai:write'],
      rateLimit: 50,
      status: 'API_KEY_STATUS_ACTIVE',
    })
    const { userId } = owner
    const found = { keyId: made.id, userId, scopes: ['resume:read', 'ai:write'], rateLimit: 50 }
    expect(await authenticate(made.key)).toMatchObject(found)
    const kept = await identity.database
      .$queryRaw`SELECT to_json(k)::text AS row FROM api_keys k WHERE id = ${made.id}::uuid`
    expect(JSON.stringify(kept)).not.toContain(made.key.slice(12, -8))
    expect(JSON.stringify(kept)).toContain(hashOf(made.key).toString('hex'))
    await expect
      .poll(() => identity.bus.eventsOf('apiKeyCreated').filter(({ keyId }) => keyId === made.id), eventually)
      .toEqual([{ keyId: made.id, userId }])
  })

  it('has the scope user:read, 20 requests and 365 days unless told otherwise', async () => {
    const made = await (await anOwner(identity)).create()
    expect(made).toMatchObject({ scopes: ['user:read'], rateLimit: 20 })
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBeGreaterThan(364.9 * day)
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBeLessThan(365.1 * day)
  })

  it('has at most 600 requests, however many were asked for', async () => {
    expect((await (await anOwner(identity)).create({ rateLimit: 100_000 })).rateLimit).toBe(600)
  })

  it('is not made of wrong settings; every wrong field is named', async () => {
    const { create, list } = await anOwner(identity)
    const wrong = { name: ' ', rateLimit: 0, expiresAt: new Date(Date.now() - 1_000).toISOString() }
    await expect(create(wrong)).rejects.toMatchObject({
      code: 'invalid_argument',
      message: 'Validation failed',
      details: [{ path: 'name' }, { path: 'rateLimit' }, { path: 'expiresAt' }],
    })
    await expect(create({ name: 'x'.repeat(65) })).rejects.toMatchObject({ details: [{ path: 'name' }] })
    await expect(create({ expiresAt: 'tomorrow' })).rejects.toMatchObject({ details: [{ path: 'expiresAt' }] })
    for (const scope of ['roadmap:write', 'codehost:write', '', 'USER:READ']) {
      await expect(create({ scopes: ['user:read', scope] })).rejects.toMatchObject({
        code: 'invalid_argument',
        message: 'Unsupported API key scope(s)',
        details: [{ path: 'scopes.1' }],
      })
    }
    expect((await list(10)).total).toBe(0)
  })
})

describe('the list of keys', () => {
  it('is paged, newest first, without secrets, and only one’s own', async () => {
    const [owner, other] = [await anOwner(identity), await anOwner(identity)]
    await other.create()
    const ids: string[] = []
    const secrets: string[] = []
    for (let nth = 0; nth < 7; nth++) {
      const { id, key } = await owner.create()
      ids.unshift(id)
      secrets.push(key)
    }
    const [first, second, last, beyond] = [
      await owner.list(3),
      await owner.list(3, 3),
      await owner.list(3, 6),
      await owner.list(3, 9),
    ]
    expect([first, second, last, beyond].map(({ total }) => total)).toEqual([7, 7, 7, 7])
    expect([first, second, last, beyond].map(({ items }) => items.length)).toEqual([3, 3, 1, 0])
    expect([...first.items, ...second.items, ...last.items].map(({ id }) => id)).toEqual(ids)
    for (const secret of secrets) expect(JSON.stringify([first, second, last])).not.toContain(secret.slice(8))
  })
})

describe('a key of somebody else', () => {
  it('looks like one that is missing, and stays as it is', async () => {
    const [owner, other] = [await anOwner(identity), await anOwner(identity)]
    const { id, key } = await owner.create()
    for (const wrong of [id, newId(), 'no-id', '']) {
      await expect(other.get(wrong)).rejects.toMatchObject(missing)
      await expect(other.rotate(wrong)).rejects.toMatchObject(missing)
      await expect(other.revoke(wrong)).rejects.toMatchObject(missing)
      await expect(other.remove(wrong)).rejects.toMatchObject(missing)
    }
    expect((await authenticate(key)).keyId).toBe(id)
  })
})

describe('a key that is rotated', () => {
  it('stops, and its replacement has its settings', async () => {
    const { create, rotate, get } = await anOwner(identity)
    const expiresAt = new Date(Date.now() + 10 * day).toISOString()
    const old = await create({ name: 'old', scopes: ['ai:write'], rateLimit: 77, expiresAt })
    const made = await rotate(old.id)
    expect(made).toMatchObject({ name: 'old', scopes: ['ai:write'], rateLimit: 77, expiresAt, rotatedFromId: old.id })
    expect(made.key).not.toBe(old.key)
    await expect(authenticate(old.key)).rejects.toMatchObject(nobody)
    expect((await authenticate(made.key)).keyId).toBe(made.id)
    expect(await get(old.id)).toMatchObject({ status: 'API_KEY_STATUS_REVOKED', revokedAt: expect.any(String) })
    await expect
      .poll(() => identity.bus.eventsOf('apiKeyRotated').filter(({ keyId }) => keyId === old.id), eventually)
      .toMatchObject([{ replacementKeyId: made.id, keyHash: hashOf(old.key).toString('hex') }])
  })

  it('takes new settings, and of wrong ones nothing happens', async () => {
    const { create, rotate } = await anOwner(identity)
    const old = await create({ scopes: ['ai:write'] })
    await expect(rotate(old.id, { scopes: { values: ['roadmap:write'] } })).rejects.toMatchObject({
      message: 'Unsupported API key scope(s)',
    })
    await expect(rotate(old.id, { rateLimit: -1 })).rejects.toMatchObject({ details: [{ path: 'rateLimit' }] })
    expect((await authenticate(old.key)).keyId).toBe(old.id)
    const made = await rotate(old.id, { name: 'new', scopes: { values: ['user:write'] }, rateLimit: 9_999 })
    expect(made).toMatchObject({ name: 'new', scopes: ['user:write'], rateLimit: 600 })
  })

  it('by ten calls at once has one replacement', async () => {
    const { create, rotate, list } = await anOwner(identity)
    const { id } = await create()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => rotate(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(missing)
    }
    expect((await list(50)).total).toBe(2)
  })

  it('must be active', async () => {
    const { create, rotate, revoke } = await anOwner(identity)
    const [revoked, expired] = [await create(), await create()]
    await revoke(revoked.id)
    await identity.database.apiKey.update({ where: { id: expired.id }, data: { expiresAt: new Date() } })
    for (const { id } of [revoked, expired]) await expect(rotate(id)).rejects.toMatchObject(missing)
  })
})

describe('a key that is revoked, deleted or expired', () => {
  it('stops at once; revoking twice is one revocation, and deleting leaves nothing', async () => {
    const { create, revoke, remove, get, list } = await anOwner(identity)
    const { id, key } = await create()
    await revoke(id)
    await expect(authenticate(key)).rejects.toMatchObject(nobody)
    const first = await get(id)
    await revoke(id)
    expect(await get(id)).toEqual(first)
    await remove(id)
    await expect(get(id)).rejects.toMatchObject(missing)
    expect((await list(10)).total).toBe(0)
    const keyHash = hashOf(key).toString('hex')
    await expect
      .poll(() => identity.bus.eventsOf('apiKeyDeleted').filter(({ keyId }) => keyId === id), eventually)
      .toMatchObject([{ keyHash }])
    expect(identity.bus.eventsOf('apiKeyRevoked').filter(({ keyId }) => keyId === id)).toMatchObject([{ keyHash }])
  })

  it('stops when its time has come', async () => {
    const { create, get } = await anOwner(identity)
    const { id, key } = await create()
    await identity.database.apiKey.update({ where: { id }, data: { expiresAt: new Date() } })
    await expect(authenticate(key)).rejects.toMatchObject(nobody)
    expect((await get(id))?.status).toBe('API_KEY_STATUS_EXPIRED')
  })
})

describe('the last use of a key', () => {
  it('is noted at most once per interval, and is no update of the key', async () => {
    const { create, get } = await anOwner(identity)
    const { id } = await create()
    const use = () => identity.client.call('RecordApiKeyUse', { keyId: id })
    const made = await get(id)
    expect(made?.lastUsed).toBeUndefined()
    await use()
    const first = (await get(id))?.lastUsed
    expect((await get(id))?.updatedAt).toBe(made?.updatedAt)
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000)
    await Promise.all(Array.from({ length: 5 }, use))
    expect((await get(id))?.lastUsed).toBe(first)
    await identity.database.apiKey.update({ where: { id }, data: { lastUsed: new Date(Date.now() - 301_000) } })
    await use()
    expect(Date.now() - Date.parse((await get(id))?.lastUsed ?? '')).toBeLessThan(60_000)
  })

  it('of a key that is not there is no error', async () => {
    for (const keyId of [newId(), 'nonsense']) await identity.client.call('RecordApiKeyUse', { keyId })
  })
})
