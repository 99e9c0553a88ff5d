import { createHmac } from 'node:crypto'
import { cacheKeys } from '@resume/proto/cache-keys'
import { as, aUser } from '@resume/test-kit/callers'
import { holdTable, waitingStatements } from '@resume/test-kit/locks'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOwner } from '../test-data/an-owner.ts'
import { type RunningIdentity, runIdentity } from '../test-data/running-identity.ts'
import { cookieHashOf, signedCookieValue } from './domain/session-cookie.ts'

const [former, current] = ['the secret before', 'the secret of now']
const nobody = { code: 'unauthenticated' }

let identity: RunningIdentity
let redis: Redis
beforeAll(async () => {
  redis = new Redis(redisUrlOfFile())
  identity = await runIdentity({
    AUTH_SECRET: current,
    AUTH_SECRET_PREVIOUS: former,
    API_KEY_HASH_SECRET: current,
  })
})
afterAll(async () => {
  await identity.stop()
  redis.disconnect()
})

const hashOf = (key: string, secret: string) => createHmac('sha256', secret).update(key).digest()
const authenticate = (keyHash: Buffer, previousKeyHash?: Buffer) =>
  identity.client.call('AuthenticateApiKey', { keyHash, ...(previousKeyHash && { previousKeyHash }) })

/** A key that was made before, and so is stored under the former secret. */
async function anOldKey() {
  const owner = await anOwner(identity)
  const { id, key } = await owner.create()
  const hashes = { former: hashOf(key, former), current: hashOf(key, current) }
  await identity.database.apiKey.update({ where: { id }, data: { keyHash: new Uint8Array(hashes.former) } })
  return { ...hashes, id, owner }
}

describe('while the secret of keys is replaced', () => {
  it('a key that was made before works, and by either hash once it was used', async () => {
    const key = await anOldKey()
    await expect(authenticate(key.current)).rejects.toMatchObject(nobody)
    const found = { keyId: key.id, userId: key.owner.userId }
    const uses = await Promise.all(Array.from({ length: 8 }, () => authenticate(key.current, key.former)))
    for (const used of uses) expect(used).toMatchObject(found)
    expect(await authenticate(key.current)).toMatchObject(found)
    expect(await authenticate(key.former)).toMatchObject(found)
    /** A process that has the secrets the other way round, in the middle of a rollout. */
    expect(await authenticate(key.former, key.current)).toMatchObject(found)
    expect(await authenticate(key.current, key.former)).toMatchObject(found)
  })

  it('a revoked key works by neither, nor from any cache', async () => {
    for (const isUsed of [true, false]) {
      const key = await anOldKey()
      if (isUsed) await authenticate(key.current, key.former)
      const known = isUsed ? [key.current, key.former] : [key.former]
      const entries = known.map((hash) => cacheKeys.apiKeyAuth(hash.toString('hex')))
      for (const entry of entries) await redis.set(entry, 'a cached answer', 'EX', 60)
      await key.owner.revoke(key.id)
      expect(await redis.exists(entries)).toBe(0)
      await expect(authenticate(key.current, key.former)).rejects.toMatchObject(nobody)
      await expect(authenticate(key.former)).rejects.toMatchObject(nobody)
    }
  })
})

describe('a key that moves to the hash of a new secret while its owner is suspended', () => {
  /** Whether a statement waits for a lock. @param statement what it begins with, blanks aside */
  const waits = async (statement: string) =>
    (await waitingStatements(identity.database, `^\\s*${statement}`)).length === 1

  it('does not work', async () => {
    const key = await anOldKey()
    const { userId } = key.owner
    await identity.database.session.deleteMany({ where: { userId } })
    /** The suspension gets as far as its event, and no further. */
    const letGo = await holdTable(identity.database, 'outbox_events')
    const suspension = identity.client.call(
      'SetUserSuspension',
      { userId, suspended: true, reason: 'a race' },
      as(aUser()),
    )
    await expect.poll(() => waits('WITH event AS')).toBe(true)
    let isAnswered = false
    const used = authenticate(key.current, key.former).finally(() => {
      isAnswered = true
    })
    used.catch(() => {})
    await expect.poll(async () => isAnswered || (await waits('UPDATE api_keys'))).toBe(true)
    await Promise.all([letGo(), suspension])
    await expect(used).rejects.toMatchObject(nobody)
  })
})

describe('while the secret of cookies is replaced', () => {
  /** Somebody who signed in before: the same session, in a cookie that the former secret signed. */
  async function signedInBefore(secret = former) {
    const { cookie, userId } = await identity.signIn()
    const token = cookie.slice(0, cookie.lastIndexOf('.'))
    return { userId, token, fresh: cookie, cookie: signedCookieValue(token, secret) }
  }
  const authenticate = (cookie: string) => identity.client.call('AuthenticateSession', { cookie })

  it('a cookie of the former counts, over gRPC and over HTTP', async () => {
    const { userId, cookie } = await signedInBefore()
    expect(await authenticate(cookie)).toMatchObject({ userId })
    const answer = await identity.http('GET', '/get-session', { cookie })
    expect(await answer.json()).toMatchObject({ user: { id: userId } })
  })

  it('a session ends in every spelling, and in every cache', async () => {
    const { cookie, fresh } = await signedInBefore()
    const entries = [cookie, fresh].flatMap((value) => [
      cacheKeys.sessionAuth(cookieHashOf(value)),
      cacheKeys.sessionBody(cookieHashOf(value)),
    ])
    for (const entry of entries) await redis.set(entry, 'a cached answer', 'EX', 60)
    expect((await identity.http('POST', '/sign-out', { cookie })).status).toBe(200)
    expect(await redis.exists(entries)).toBe(0)
    await expect(authenticate(cookie)).rejects.toMatchObject(nobody)
    await expect(authenticate(fresh)).rejects.toMatchObject(nobody)
  })

  it('a cookie whose secret is gone opens nothing after its sign-out, though a gateway knew it before', async () => {
    const { cookie, fresh } = await signedInBefore('a secret that was replaced long ago')
    const entries = [cacheKeys.sessionAuth(cookieHashOf(cookie)), cacheKeys.sessionBody(cookieHashOf(cookie))]
    for (const entry of entries) await redis.set(entry, 'a cached answer', 'EX', 60)
    expect((await identity.http('POST', '/sign-out', { cookie })).status).toBe(200)
    expect(await redis.exists(entries)).toBe(0)
    expect(await authenticate(fresh)).toMatchObject({ sessionId: expect.any(String) })
  })

  it('no third secret counts, nor a changed signature', async () => {
    const { cookie } = await signedInBefore('a secret of nobody')
    await expect(authenticate(cookie)).rejects.toMatchObject(nobody)
    const other = await signedInBefore()
    await expect(authenticate(`${other.token}x${other.cookie.slice(other.token.length)}`)).rejects.toMatchObject(nobody)
  })
})
