import { randomBytes } from 'node:crypto'
import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOwner } from '../test-data/an-owner.ts'
import { keptIdentity, type RunningIdentity } from '../test-data/running-identity.ts'

const eventually = { timeout: 30_000 }
const many = 3_000
const full = { code: 'conflict', message: 'At most 50 API keys can be active. Revoke or delete one first.' }

let identity: RunningIdentity
beforeAll(async () => {
  identity = await keptIdentity()
})

/** Keys as they are in the database of an account that made them before there was a limit. */
const insertKeys = (userId: string, count: number, settings: object = {}) =>
  identity.database.apiKey.createMany({
    data: Array.from({ length: count }, () => ({
      id: newId(),
      userId,
      name: 'old',
      keyHash: new Uint8Array(randomBytes(32)),
      keyPrefix: 'svc_0000',
      keySuffix: '00000000',
      scopes: ['user:read'],
      rateLimit: 20,
      expiresAt: new Date(Date.now() + 86_400_000),
      ...settings,
    })),
  })

describe('of the keys of a user', () => {
  it('50 can be active, also when many are made at once; a revoked or expired one makes room', async () => {
    const owner = await anOwner(identity)
    /** As clients do that are told to: on a busy machine a crowd waits for the account longer than a call may. */
    const create = (): ReturnType<typeof owner.create> =>
      owner.create().catch((error) => (error.code === 'unavailable' ? create() : Promise.reject(error)))
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, create))
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(made).toHaveLength(50)
    for (const reason of refused) expect(reason).toMatchObject({ ...full, id: 'api_keys_exhausted' })

    await owner.revoke(made[0]?.id ?? '')
    await owner.create()
    await expect(owner.create()).rejects.toMatchObject(full)
    const where = { id: made[1]?.id ?? '' }
    await identity.database.apiKey.update({ where, data: { expiresAt: new Date(Date.now() - 1) } })
    await owner.create()
    await expect(owner.create()).rejects.toMatchObject(full)
    await (await anOwner(identity)).create()
  })

  it('each can be rotated, however many there are', async () => {
    const owner = await anOwner(identity)
    const key = await owner.create()
    await insertKeys(owner.userId, 60)
    expect((await owner.rotate(key.id)).rotatedFromId).toBe(key.id)
    await expect(owner.create()).rejects.toMatchObject(full)
  })

  it('suspended ones count, so that no more than 50 work when they are revived', async () => {
    const owner = await anOwner(identity)
    await insertKeys(owner.userId, 50, { suspendedAt: new Date(), subscriptionId: newId() })
    await expect(owner.create()).rejects.toMatchObject(full)
  })

  it(`${many} are suspended and revived with their subscription`, async () => {
    const owner = await anOwner(identity)
    const subscriptionId = newId()
    await insertKeys(owner.userId, many, { subscriptionId })
    const suspended = () =>
      identity.database.apiKey.count({ where: { userId: owner.userId, suspendedAt: { not: null } } })
    owner.subscribe(subscriptionId, 'CANCELED', 1)
    await expect.poll(suspended, eventually).toBe(many)
    owner.subscribe(subscriptionId, 'ACTIVE', 2)
    await expect.poll(suspended, eventually).toBe(0)
    for (const kind of ['apiKeySuspended', 'apiKeyRevived'] as const) {
      const told = () => identity.bus.eventsOf(kind).filter(({ userId }) => userId === owner.userId)
      await expect.poll(() => told().length, eventually).toBe(many)
    }
  })
})

describe('an account', () => {
  it(`with ${many} keys is exported in parts, each key once`, async () => {
    const { userId } = await identity.signIn()
    await insertKeys(userId, many, { revokedAt: new Date() })
    const parts: string[] = []
    let cursor = ''
    do {
      const { data, nextCursor } = await identity.client.call('ExportUser', { cursor }, as(aUser(userId)))
      parts.push(String(data))
      cursor = nextCursor
    } while (cursor !== '')
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(200_000)
    const { sessions, apiKeys } = JSON.parse(parts.join('')) as { sessions: unknown[]; apiKeys: { id: string }[] }
    expect(sessions).toHaveLength(1)
    expect(new Set(apiKeys.map(({ id }) => id)).size).toBe(many)
    expect(apiKeys).toHaveLength(many)
  })

  it('that is deleted again and again while it is still at work keeps nobody else waiting', async () => {
    const { userId, email } = await identity.signIn()
    const other = await anOwner(identity)
    const erase = () => identity.client.call('DeleteUser', { confirm: email }, as(aUser(userId)))
    const outcomes = await identity.database.$transaction(
      async (transaction) => {
        /** As a step that takes long holds it. */
        await transaction.$executeRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
        const repeated = Promise.allSettled(Array.from({ length: 30 }, erase))
        for (let nth = 0; nth < 5; nth++) await other.create()
        return { repeated }
      },
      { timeout: 30_000 },
    )
    const ended = await outcomes.repeated
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['not_found']))
    expect(refused).toHaveLength(29)
  })

  it(`with ${many} keys and ${many} sessions is deleted with all of them, each reported once`, async () => {
    const { userId, email, cookie } = await identity.signIn()
    await insertKeys(userId, many, { revokedAt: new Date() })
    await identity.database.session.createMany({
      data: Array.from({ length: many }, () => ({
        id: newId(),
        userId,
        token: newId(),
        expiresAt: new Date(Date.now() + 86_400_000),
      })),
    })
    await identity.client.call('DeleteUser', { confirm: email }, as(aUser(userId)))
    const { user, session, apiKey } = identity.database
    const left = [
      await user.count({ where: { id: userId } }),
      await session.count({ where: { userId } }),
      await apiKey.count({ where: { userId } }),
    ]
    expect(left).toEqual([0, 0, 0])
    await expect(identity.client.call('AuthenticateSession', { cookie })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const { bus } = identity
    const gone = () => bus.eventsOf('userDeleted').filter((event) => event.userId === userId)
    await expect.poll(gone, eventually).toHaveLength(1)
    const keys = bus.eventsOf('apiKeyDeleted').filter((event) => event.userId === userId)
    const sessions = bus.eventsOf('sessionEnded').filter((event) => event.userId === userId)
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(many)
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(many + 1)
  })
})
