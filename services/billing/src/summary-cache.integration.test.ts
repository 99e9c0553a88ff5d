import { cacheKeys } from '@resume/proto/cache-keys'
import { newId } from '@resume/service-kit/ids'
import { redisUrlOfFile, redisUrlThrough } from '@resume/test-kit/redis-database'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningBilling, runBilling } from '../test-data/running-billing.ts'

let redis: Redis
let gate: TcpGate
let billing: RunningBilling

beforeAll(async () => {
  redis = new Redis(redisUrlOfFile())
  gate = await openTcpGate(Number(new URL(redisUrlOfFile()).port))
  billing = await runBilling({ REDIS_URL: redisUrlThrough(gate.port) })
})
afterAll(async () => {
  await billing.stop()
  await gate.close()
  redis.disconnect()
})

it('drops a summary before it answers a movement, and as soon as Redis is back when it was away', async () => {
  const { userId } = await billing.aUserWith(10)
  const key = cacheKeys.billingSummary(userId)
  const keep = () => redis.set(key, 'what was true')
  const reserve = () =>
    billing.client.call('ReserveCredits', { requestId: newId(), amount: 1, purpose: 'a test' }, { onBehalfOf: userId })
  await keep()
  const { reservation } = await reserve()
  expect(await redis.exists(key)).toBe(0)
  await keep()
  await billing.client.call(
    'CommitCredits',
    { reservationId: reservation?.id ?? '', amount: 1 },
    { onBehalfOf: userId },
  )
  expect(await redis.exists(key)).toBe(0)

  await keep()
  gate.shut()
  await reserve()
  expect(await redis.exists(key)).toBe(1)
  gate.open()
  await expect.poll(() => redis.exists(key), { timeout: 10_000 }).toBe(0)
})

it('tells until when a summary holds', async () => {
  const { call, userId } = await billing.aUserWith(0)
  const changesAt = async () => (await billing.client.call('GetSummary', {}, call)).changesAt
  expect(await changesAt()).toBeUndefined()
  await billing.grant(userId, 10, 3_600_000)
  const { wallet } = await billing.client.call('GetWallet', {}, call)
  expect(await changesAt()).toBe(wallet?.nextExpiryAt)
  const request = { requestId: newId(), amount: 1, purpose: 'a test' }
  const { reservation } = await billing.client.call('ReserveCredits', request, { onBehalfOf: userId })
  expect(await changesAt()).toBe(reservation?.expiresAt)
})
