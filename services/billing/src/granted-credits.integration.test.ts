import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeBackCredits } from '../test-data/ledger.ts'
import { type Replica, type RunningBilling, runBilling } from '../test-data/running-billing.ts'

const adminEmail = 'admin@example.com'
const administrator = as({
  kind: 'session',
  userId: newId(),
  sessionId: newId(),
  email: adminEmail,
  emailVerified: true,
})
let billing: RunningBilling
let replicas: [Replica, Replica]

beforeAll(async () => {
  billing = await runBilling({ ADMIN_EMAIL: adminEmail })
  replicas = [billing, await billing.another()]
})
afterAll(() => billing.stop())

const give = (userId: string, amount: number, requestId: string = newId(), { client }: Replica = billing) =>
  client.call('GrantCredits', { userId, amount, reason: 'a mistake of ours', requestId }, administrator)

describe('credits that the administrator grants', () => {
  it('come in once for a request that is repeated in two processes at once, and each time for others', async () => {
    const { userId } = await billing.aUserWith(0)
    const requestId = newId()
    const repeats = Array.from({ length: 20 }, (_, nth) => give(userId, 25, requestId, replicas[nth % 2]))
    const granted = await Promise.all(repeats)
    expect(new Set(granted.map(({ grantId }) => grantId)).size).toBe(1)
    await expect(give(userId, 26, requestId)).rejects.toMatchObject({ id: 'idempotency_conflict' })
    await Promise.all(Array.from({ length: 20 }, (_, nth) => give(userId, 1, newId(), replicas[nth % 2])))
    const { wallet } = await billing.client.call('GetWallet', {}, as(aUser(userId)))
    expect(wallet).toMatchObject({ balance: 45, lifetimeCredited: 45 })
    expect((await billing.reconcile()).breaches).toEqual([])
    const movements = { userId, kind: 'grant', purpose: 'administrator' }
    expect(await billing.database.ledgerTransaction.count({ where: movements })).toBe(21)
  })

  it('race with what is spent, and nothing is lost or negative', async () => {
    const { userId } = await billing.aUserWith(5)
    const spend = async (nth: number): Promise<number> => {
      const client = replicas[nth % 2]?.client ?? billing.client
      const request = { requestId: newId(), amount: 2, purpose: 'test' }
      const made = await client.call('ReserveCredits', request, { onBehalfOf: userId }).catch(() => undefined)
      if (!made) return 0
      await client.call(
        'CommitCredits',
        { reservationId: made.reservation?.id ?? '', amount: 2 },
        { onBehalfOf: userId },
      )
      return 2
    }
    const gifts = Promise.all(Array.from({ length: 15 }, (_, nth) => give(userId, 1, newId(), replicas[nth % 2])))
    const spent = (await Promise.all(Array.from({ length: 15 }, (_, nth) => spend(nth)))).reduce(
      (sum, one) => sum + one,
    )
    await gifts
    const { wallet } = await billing.client.call('GetWallet', {}, as(aUser(userId)))
    expect(wallet).toMatchObject({ balance: 20 - spent, reserved: 0 })
    expect((await billing.reconcile()).breaches).toEqual([])
  })

  it('pay a debt first, and last a year', async () => {
    const { userId } = await billing.aUserWith(0)
    const reference = await billing.grant(userId, 10)
    const request = { requestId: newId(), amount: 8, purpose: 'test' }
    const { reservation } = await billing.client.call('ReserveCredits', request, { onBehalfOf: userId })
    await billing.client.call(
      'CommitCredits',
      { reservationId: reservation?.id ?? '', amount: 8 },
      { onBehalfOf: userId },
    )
    await takeBackCredits(billing.database, userId, reference, 10)
    const { wallet, expiresAt } = await give(userId, 10)
    expect(wallet).toMatchObject({ balance: 2, debt: 0 })
    expect((Date.parse(expiresAt) - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(365, 1)
  })

  it('are for accounts that are there, within bounds, with a reason, and by the administrator alone', async () => {
    const { userId, call } = await billing.aUserWith(1)
    await billing.database.wallet.update({ where: { userId }, data: { erasedAt: new Date() } })
    await expect(give(userId, 5)).rejects.toMatchObject({ id: 'not_found' })
    for (const amount of [0, -5, 100_001]) {
      await expect(give(newId(), amount)).rejects.toMatchObject({ id: 'validation_failed' })
    }
    const request = { userId: newId(), amount: 5, reason: '', requestId: newId() }
    await expect(billing.client.call('GrantCredits', request, administrator)).rejects.toThrow('Validation failed')
    const without = billing.client.call('GrantCredits', { ...request, reason: 'mine' }, call)
    await expect(without).rejects.toMatchObject({ id: 'administrator_required' })
  })
})

describe('the counts of a day', () => {
  it('are of work that was paid with credits, and of payments by the time at which they were made', async () => {
    const { userId } = await billing.aUserWith(10)
    const payment = { userId, kind: 'credit_pack', itemKey: 'credit_pack_250', amountCents: 1, refundedCents: 0 }
    for (const paidAt of ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z', '2026-03-02T23:59:59.999Z']) {
      const times = { paidAt: new Date(paidAt), updatedAt: new Date() }
      const rest = { id: newId(), providerId: newId(), currency: 'usd', status: 'paid', credits: 1 }
      await billing.database.payment.create({ data: { ...payment, ...rest, ...times } })
    }
    const asked = { from: '2026-02-28', days: 3 }
    const counts = await billing.client.call('GetDailyCounts', asked, administrator)
    expect(counts).toEqual({ runs: [0, 0, 0], payments: [1, 1, 1] })
    const today = { from: new Date().toISOString().slice(0, 10), days: 1 }
    const before = await billing.client.call('GetDailyCounts', today, administrator)
    const request = { requestId: newId(), amount: 2, purpose: 'test' }
    const { reservation } = await billing.client.call('ReserveCredits', request, { onBehalfOf: userId })
    await billing.client.call(
      'CommitCredits',
      { reservationId: reservation?.id ?? '', amount: 1 },
      { onBehalfOf: userId },
    )
    await billing.client.call('ReserveCredits', { ...request, requestId: newId() }, { onBehalfOf: userId })
    const after = await billing.client.call('GetDailyCounts', today, administrator)
    expect(after.runs[0]).toBe((before.runs[0] ?? 0) + 1)
    await expect(billing.client.call('GetDailyCounts', { ...today, days: 0 }, administrator)).rejects.toThrow(
      'Validation',
    )
  })
})
