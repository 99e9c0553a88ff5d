import { describe, expect, it } from 'vitest'
import { planFor } from './customer-plan.ts'
import type { InvoiceLine, ProviderPayment, ProviderSubscription } from './provider.ts'
import { monthReference } from './references.ts'

const at = (day: number, month = 4) => new Date(Date.UTC(2027, month - 1, day))

const subscription = (id: string, more: Partial<ProviderSubscription>): ProviderSubscription => ({
  ...{ id, status: 'active', productKey: 'bundle', interval: 'monthly', cancelAtPeriodEnd: false },
  ...{ currentPeriodStart: at(1), currentPeriodEnd: at(1, 5), createdAt: at(1) },
  ...{ endedAt: undefined, trialStart: undefined },
  ...more,
})
const line = (start: Date, end: Date, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...{ productKey: 'bundle', interval: 'monthly', start, end, isProration: false, isCredit: false },
  ...more,
})
const invoice = (subscriptionId: string, amountCents: number, ...lines: InvoiceLine[]): ProviderPayment => ({
  ...{ id: `in_${subscriptionId}_${amountCents}`, item: { kind: 'subscription', subscriptionId, lines } },
  ...{ amountCents, fromBalanceCents: 0, refundedCents: 0, disputedCents: 0, currency: 'usd', paidAt: at(1) },
})

/** Subscribed for April, canceled on the 16th, and subscribed again a day later. @param after what was invoiced within April */
function creditsOfSecond(after: InvoiceLine[], former = [monthReference('sub_1', at(1), 'bundle')]) {
  const ended = subscription('sub_1', { status: 'canceled', endedAt: at(16) })
  const period = { currentPeriodStart: at(17), currentPeriodEnd: at(17, 5) }
  const second = subscription('sub_2', { createdAt: at(17), ...period })
  const payments = [invoice('sub_1', 1_400, line(at(1), at(1, 5))), invoice('sub_1', 0, ...after)]
  const state = {
    subscriptions: [second, ended],
    payments: [...payments, invoice('sub_2', 700, line(at(17), at(17, 5)))],
    ...{ unpaidSince: new Map(), unsettled: new Set<string>() },
  }
  const expiresAt = new Date(at(1, 5).getTime() + 3 * 60 * 60 * 1000)
  const grants = former.map((reference) => {
    return { reference, amount: 300, takenBack: 0, monthEnd: at(1, 5), expiresAt }
  })
  return planFor(state, grants, at(17)).grants.map(({ amount }) => amount)
}

const rest = (more: Partial<InvoiceLine>) => line(at(16), at(1, 5), { isProration: true, ...more })

describe('a subscription after one that was canceled within its period', () => {
  it('brings all its credits when nothing of the first was given back', () => {
    expect(creditsOfSecond([])).toEqual([300])
  })

  it('brings no credits again of time that was given back: they are still there', () => {
    /** Of the 30 days of the first, 14 lie in the second: 140 credits. */
    expect(creditsOfSecond([rest({ isCredit: true })])).toEqual([160])
  })

  it('brings all its credits when a switch gave back a part, whose rest was paid for another product', () => {
    expect(creditsOfSecond([rest({ isCredit: true }), rest({ productKey: 'ai_credits' })])).toEqual([300])
  })

  it('brings the same when both are read only now', () => {
    expect(creditsOfSecond([rest({ isCredit: true })], [])).toEqual([300, 160])
    expect(creditsOfSecond([], [])).toEqual([300, 300])
  })
})
