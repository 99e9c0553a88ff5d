import { describe, expect, it } from 'vitest'
import type { ProviderPayment } from './provider.ts'
import { addMonths, monthlyGrant, monthOf, wantedBack } from './subscription-credits.ts'

const at = (text: string) => new Date(`${text}T00:00:00.000Z`)

const paidFor = (start: string, end: string, refundedCents: number): ProviderPayment => ({
  id: `in_${start}`,
  item: {
    kind: 'subscription',
    productKey: 'bundle',
    interval: 'annual',
    subscriptionId: 'sub_1',
    periodStart: at(start),
    periodEnd: at(end),
  },
  amountCents: 1_000,
  refundedCents,
  isDisputed: false,
  currency: 'usd',
  paidAt: at(start),
})
const grantOf = (month: string) => ({
  reference: `subscription:sub_1:${at(month).toISOString()}:bundle`,
  amount: 300,
  takenBack: 0,
  expiresAt: addMonths(at(month), 1),
})

describe('what is to be taken back', () => {
  it('is decided by the payment of which most was given back, in whatever order payments come', () => {
    const year = paidFor('2026-01-01', '2027-01-01', 1_000)
    const upgrade = paidFor('2026-03-15', '2027-01-01', 0)
    const grants = [grantOf('2026-02-01'), grantOf('2026-05-01')]
    for (const payments of [
      [year, upgrade],
      [upgrade, year],
    ]) {
      expect([...wantedBack(payments, grants).values()]).toEqual([300, 300])
    }
  })

  it('is the share that was given back, of the months that the payment is for', () => {
    const wanted = wantedBack(
      [paidFor('2026-01-01', '2026-04-01', 500)],
      [grantOf('2026-03-01'), grantOf('2026-04-01'), grantOf('2025-12-01')],
    )
    expect([...wanted]).toEqual([[grantOf('2026-03-01').reference, 150]])
  })
})

describe('a month of a period', () => {
  it('ends on the same day, or on the last one of a month that has none, and with the period', () => {
    const period = { start: at('2027-01-31'), end: at('2027-04-15') }
    expect(monthOf(period, at('2027-02-27'))).toEqual({ start: at('2027-01-31'), end: at('2027-02-28') })
    expect(monthOf(period, at('2027-02-28'))).toEqual({ start: at('2027-02-28'), end: at('2027-03-31') })
    expect(monthOf(period, at('2027-04-14'))).toEqual({ start: at('2027-03-31'), end: at('2027-04-15') })
    expect(monthOf(period, at('2027-04-15'))).toBeUndefined()
  })
})

describe('the credits of a month', () => {
  const subscription = {
    id: 'sub_1',
    status: 'active',
    productKey: 'bundle' as const,
    interval: 'annual' as const,
    currentPeriodStart: at('2026-01-10'),
    currentPeriodEnd: at('2027-01-10'),
    cancelAtPeriodEnd: false,
    createdAt: at('2026-01-10'),
    endedAt: undefined as Date | undefined,
    paidUntil: at('2027-01-10') as Date | undefined,
  }

  it('come month by month within a period that is paid for', () => {
    expect(monthlyGrant(subscription, at('2026-03-20'))).toMatchObject({ amount: 300, expiresAt: at('2026-04-10') })
    for (const paidUntil of [undefined, at('2026-01-10')]) {
      expect(monthlyGrant({ ...subscription, paidUntil }, at('2026-03-20'))).toBeUndefined()
      expect(monthlyGrant({ ...subscription, paidUntil, status: 'trialing' }, at('2026-03-20'))).toBeDefined()
    }
  })

  it('come for the month in which it ended, and for none after it', () => {
    const ended = { ...subscription, status: 'canceled', endedAt: at('2026-03-20') }
    expect(monthlyGrant(ended, at('2026-04-01'))).toMatchObject({ expiresAt: at('2026-04-10') })
    expect(monthlyGrant(ended, at('2026-04-10'))).toBeUndefined()
    expect(monthlyGrant(ended, at('2026-06-01'))).toBeUndefined()
  })
})
