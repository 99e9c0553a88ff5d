import { createHmac } from 'node:crypto'
import { cacheKeys } from '@resume/proto/cache-keys'
import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { redisUrlOfFile, redisUrlThrough } from '@resume/test-kit/redis-database'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOwner } from '../test-data/an-owner.ts'
import { type RunningIdentity, runIdentity } from '../test-data/running-identity.ts'
import { cookieHashOf } from './domain/session-cookie.ts'

const hashSecret = 'a secret of these tests'
const eventually = { timeout: 10_000 }

let gate: TcpGate
let identity: RunningIdentity
let redis: Redis
beforeAll(async () => {
  gate = await openTcpGate(Number(new URL(redisUrlOfFile()).port))
  redis = new Redis(redisUrlOfFile())
  identity = await runIdentity({ API_KEY_HASH_SECRET: hashSecret, REDIS_URL: redisUrlThrough(gate.port) })
})
afterAll(async () => {
  await identity.stop()
  redis.disconnect()
  await gate.close()
})

/** Caches something under keys, as gateways do, while `change` runs. @returns the keys that are still there afterwards */
async function stillCachedAfter(keys: string[], change: () => Promise<unknown>): Promise<string[]> {
  for (const key of keys) await redis.set(key, 'a cached answer', 'EX', 60)
  await change()
  return leftOf(keys)
}

async function leftOf(keys: string[]): Promise<string[]> {
  const values = await redis.mget(keys)
  return keys.filter((_key, index) => values[index] !== null)
}

const keyEntry = (key: string) => cacheKeys.apiKeyAuth(createHmac('sha256', hashSecret).update(key).digest('hex'))
const sessionEntries = (cookie: string) => [
  cacheKeys.sessionAuth(cookieHashOf(cookie)),
  cacheKeys.sessionBody(cookieHashOf(cookie)),
]

describe('what is cached of an account', () => {
  it('is gone before the answer to a change of the account, on all of its sessions', async () => {
    const [first, stranger] = [await identity.signIn(), await identity.signIn()]
    const second = await identity.signIn(first.email)
    const { userId } = first
    const me = as(aUser(userId))
    const shown = [
      cacheKeys.user(userId),
      cacheKeys.masterProfile(userId),
      ...sessionEntries(first.cookie),
      ...sessionEntries(second.cookie),
    ]
    const others = [cacheKeys.user(stranger.userId), ...sessionEntries(stranger.cookie)]
    const { client } = identity
    for (const change of [
      () => client.call('UpdateUserName', { name: 'Ada' }, me),
      () => client.call('UpdateAutoSync', { enabled: false }, me),
      () => client.call('ClaimUsername', { username: `u${newId().slice(-12)}` }, me),
    ]) {
      expect(await stillCachedAfter([...shown, ...others], change)).toEqual(others)
    }
  })

  it('is gone before the answer to every change of its keys', async () => {
    const owner = await anOwner(identity)
    const shown = cacheKeys.user(owner.userId)
    let key = await owner.create()
    expect(await stillCachedAfter([shown], () => owner.create())).toEqual([])
    const former = keyEntry(key.key)
    const rotate = async () => {
      key = await owner.rotate(key.id)
    }
    expect(await stillCachedAfter([shown, former], rotate)).toEqual([])
    const present = keyEntry(key.key)
    expect(await stillCachedAfter([shown, present], () => owner.revoke(key.id))).toEqual([])
    expect(await stillCachedAfter([shown, present], () => owner.remove(key.id))).toEqual([])
  })

  it('is gone before the answer to a sign-out, for that session alone', async () => {
    const first = await identity.signIn()
    const second = await identity.signIn(first.email)
    const others = sessionEntries(second.cookie)
    const signOut = () => identity.http('POST', '/sign-out', { body: {}, cookie: first.cookie })
    expect(await stillCachedAfter([...sessionEntries(first.cookie), ...others], signOut)).toEqual(others)
  })

  it('is gone before the answer to the deletion of the account, whole', async () => {
    const { userId, email, cookie } = await identity.signIn()
    const me = as(aUser(userId))
    const { key } = await identity.client.call('CreateApiKey', { name: 'a key' }, me)
    const shown = [cacheKeys.user(userId), keyEntry(key), ...sessionEntries(cookie)]
    const remove = () => identity.client.call('DeleteUser', { confirm: email }, me)
    expect(await stillCachedAfter(shown, remove)).toEqual([])
  })

  it('of a key is gone soon after its subscription has ended', async () => {
    const owner = await anOwner(identity)
    const subscriptionId = newId()
    owner.subscribe(subscriptionId, 'ACTIVE', 1)
    const isKnown = () => identity.database.subscriptionState.count({ where: { subscriptionId } })
    await expect.poll(isKnown, eventually).toBe(1)
    const { key } = await owner.create()
    const shown = [cacheKeys.user(owner.userId), keyEntry(key)]
    await stillCachedAfter(shown, async () => owner.subscribe(subscriptionId, 'CANCELED', 2))
    await expect.poll(() => leftOf(shown), eventually).toEqual([])
  })

  it('while identity cannot reach Redis goes once it can, and no change waits for that', async () => {
    const { userId, cookie } = await identity.signIn()
    const shown = [cacheKeys.user(userId), ...sessionEntries(cookie)]
    gate.shut()
    const rename = () => identity.client.call('UpdateUserName', { name: 'Ada' }, as(aUser(userId)))
    expect(await stillCachedAfter(shown, rename)).toEqual(shown)
    await expect
      .poll(() => identity.bus.eventsOf('userUpdated').filter((event) => event.userId === userId), eventually)
      .toHaveLength(1)
    gate.open()
    await expect.poll(() => leftOf(shown), eventually).toEqual([])
    await expect.poll(() => identity.database.outboxEvent.count(), eventually).toBe(0)
  })
})
