import { createHmac } from 'node:crypto'
import { newId } from '@resume/service-kit/ids'
import { waitingStatements } from '@resume/test-kit/locks'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOwner } from '../test-data/an-owner.ts'
import { hashSecret, keptIdentity, type RunningIdentity } from '../test-data/running-identity.ts'

const eventually = { timeout: 10_000 }
const nobody = { code: 'unauthenticated', message: 'Authentication required' }
const missing = { code: 'not_found', message: 'API key not found' }

let identity: RunningIdentity
beforeAll(async () => {
  identity = await keptIdentity()
})

const hashOf = (key: string) => createHmac('sha256', hashSecret).update(key).digest()
const authenticate = (key: string) => identity.client.call('AuthenticateApiKey', { keyHash: hashOf(key) })

/** Waits until identity knows of a state of a subscription. */
const known = (subscriptionId: string, status: string) =>
  expect
    .poll(() => identity.database.subscriptionState.count({ where: { subscriptionId, status } }), eventually)
    .toBe(1)

/** How many statements that write to a table wait for somebody's lock. */
const waitsFor = async (tables: string) =>
  (await waitingStatements(identity.database, `(insert into|update).*(${tables})`)).length

describe('a key that a subscription owns', () => {
  it('is suspended and comes back with it; others of its owner do not care', async () => {
    const owner = await anOwner(identity)
    const subscriptionId = newId()
    const own = await owner.create()
    owner.subscribe(subscriptionId, 'ACTIVE', 1)
    await known(subscriptionId, 'ACTIVE')
    const owned = await owner.create()
    owner.subscribe(subscriptionId, 'CANCELED', 2)
    await known(subscriptionId, 'CANCELED')
    await expect(authenticate(owned.key)).rejects.toMatchObject(nobody)
    expect((await owner.get(owned.id))?.status).toBe('API_KEY_STATUS_SUSPENDED')
    await expect(owner.rotate(owned.id)).rejects.toMatchObject(missing)
    expect((await authenticate(own.key)).keyId).toBe(own.id)

    owner.subscribe(subscriptionId, 'ACTIVE', 3)
    await known(subscriptionId, 'ACTIVE')
    expect((await authenticate(owned.key)).keyId).toBe(owned.id)
    const told = (kind: 'apiKeySuspended' | 'apiKeyRevived') =>
      identity.bus.eventsOf(kind).filter(({ userId }) => userId === owner.userId)
    const change = { keyId: owned.id, userId: owner.userId, keyHash: hashOf(owned.key).toString('hex') }
    await expect.poll(() => told('apiKeyRevived'), eventually).toEqual([change])
    expect(told('apiKeySuspended')).toEqual([change])
  })

  it('does not move for news that come late, twice, or of a payment that is merely late', async () => {
    const owner = await anOwner(identity)
    const subscriptionId = newId()
    owner.subscribe(subscriptionId, 'ACTIVE', 5)
    await known(subscriptionId, 'ACTIVE')
    const { key } = await owner.create()
    owner.subscribe(subscriptionId, 'CANCELED', 4)
    owner.subscribe(subscriptionId, 'CANCELED', 5)
    owner.subscribe(subscriptionId, 'PAST_DUE', 6)
    await known(subscriptionId, 'PAST_DUE')
    expect((await authenticate(key)).userId).toBe(owner.userId)
  })

  it('hands its owner on when it is rotated, and stays revoked when its subscription comes back', async () => {
    const owner = await anOwner(identity)
    const subscriptionId = newId()
    owner.subscribe(subscriptionId, 'ACTIVE', 1)
    await known(subscriptionId, 'ACTIVE')
    const [rotated, revoked] = [await owner.create(), await owner.create()]
    const replacement = await owner.rotate(rotated.id)
    owner.subscribe(subscriptionId, 'INACTIVE', 2)
    await known(subscriptionId, 'INACTIVE')
    await expect(authenticate(replacement.key)).rejects.toMatchObject(nobody)
    await owner.revoke(revoked.id)
    owner.subscribe(subscriptionId, 'ACTIVE', 3)
    await known(subscriptionId, 'ACTIVE')
    expect((await authenticate(replacement.key)).keyId).toBe(replacement.id)
    await expect(authenticate(revoked.key)).rejects.toMatchObject(nobody)
  })

  it('does not outlive it by being rotated while it ends', async () => {
    const owner = await anOwner(identity)
    const subscriptionId = newId()
    owner.subscribe(subscriptionId, 'ACTIVE', 1)
    await known(subscriptionId, 'ACTIVE')
    const former = await owner.create()
    let rotated: ReturnType<typeof owner.rotate> | undefined
    await identity.database.$transaction(
      async (transaction) => {
        /** Stops the rotation after its changes and before its end: it cannot write its event. */
        await transaction.$executeRaw`LOCK TABLE outbox_events IN SHARE MODE`
        rotated = owner.rotate(former.id)
        await expect.poll(() => waitsFor('outbox_events'), eventually).toBe(1)
        owner.subscribe(subscriptionId, 'CANCELED', 2)
        await expect.poll(() => waitsFor('subscription_states|api_keys'), eventually).toBe(1)
      },
      { timeout: 30_000 },
    )
    const replacement = await rotated
    await known(subscriptionId, 'CANCELED')
    await expect(authenticate(replacement?.key ?? '')).rejects.toMatchObject(nobody)
    expect((await owner.get(replacement?.id ?? ''))?.status).toBe('API_KEY_STATUS_SUSPENDED')
  })

  it('belongs to that one, not to another that its owner has later', async () => {
    const owner = await anOwner(identity)
    const [former, later] = [newId(), newId()]
    owner.subscribe(former, 'ACTIVE', 7)
    await known(former, 'ACTIVE')
    const first = await owner.create()
    owner.subscribe(former, 'CANCELED', 8)
    await known(former, 'CANCELED')
    owner.subscribe(later, 'ACTIVE', 1)
    await known(later, 'ACTIVE')
    await expect(authenticate(first.key)).rejects.toMatchObject(nobody)
    const second = await owner.create()
    owner.subscribe(later, 'CANCELED', 2)
    await known(later, 'CANCELED')
    await expect(authenticate(second.key)).rejects.toMatchObject(nobody)
  })
})
