import { cacheKeys } from '@resume/proto/cache-keys'
import { newId } from '@resume/service-kit/ids'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningBilling, runBilling } from '../test-data/running-billing.ts'
import { accountsOfPool } from './adapters/accounts.ts'
import { reserve } from './domain/spending.ts'
import { createMove } from './use-cases/move-credits.ts'

const patience = { timeout: 10_000 }
const redis = new Redis(redisUrlOfFile())

let billing: RunningBilling
beforeAll(async () => {
  billing = await runBilling()
})
afterAll(async () => {
  await billing.stop()
  redis.disconnect()
})

/** A cached summary, from before whatever comes. */
async function aSummaryOf(userId: string) {
  const key = cacheKeys.billingSummary(userId)
  await redis.set(key, 'what was true', 'EX', 60)
  return () => redis.exists(key)
}

/** Moves credits as a process does that is killed right after its commit. */
function moveAndDie(userId: string) {
  const request = { requestId: newId(), purpose: 'a test', credits: { exactly: 1 } }
  const move = createMove(accountsOfPool(billing.pool))
  return move(userId, { requestId: request.requestId }, reserve(request, { id: newId(), lastsMs: 60_000 }))
}

const spend = (userId: string) =>
  billing.client.call('ReserveCredits', { requestId: newId(), amount: 1, purpose: 'a test' }, { onBehalfOf: userId })

describe('the summary of somebody whose credits moved', () => {
  it('is dropped by another process when the one that moved them died before it did', async () => {
    const { userId } = await billing.aUserWith(10)
    const isCached = await aSummaryOf(userId)
    await moveAndDie(userId)
    await expect.poll(isCached, patience).toBe(0)
  })

  it('is dropped when billing starts again, if all of its processes died', async () => {
    const { userId } = await billing.aUserWith(10)
    await billing.crash()
    await moveAndDie(userId)
    const isCached = await aSummaryOf(userId)
    await billing.restart()
    await expect.poll(isCached, patience).toBe(0)
  })

  it('stays when it was loaded after the movement', async () => {
    const [{ userId }, { userId: another }] = [await billing.aUserWith(10), await billing.aUserWith(10)]
    await spend(userId)
    /** The grant came in past billing, so that the first look may still have dropped it. */
    const marked = await aSummaryOf(another)
    await moveAndDie(another)
    await expect.poll(marked, patience).toBe(0)
    const isCached = await aSummaryOf(userId)
    const markedAgain = await aSummaryOf(another)
    await moveAndDie(another)
    await expect.poll(markedAgain, patience).toBe(0)
    expect(await isCached()).toBe(1)
  })
})
