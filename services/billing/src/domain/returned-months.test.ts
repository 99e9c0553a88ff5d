import { describe, expect, it } from 'vitest'
import type { FormerGrant } from './credit-months.ts'
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

const april = { reference: monthReference('sub_1', at(1), 'bundle'), amount: 300, takenBack: 0 }
const expiresAt = new Date(at(1, 5).getTime() + 3 * 60 * 60 * 1000)
const kept = { ...april, monthEnd: at(1, 5), expiresAt }

/** Subscribed for April, canceled on the 16th, and subscribed again on some day. @param after what was invoiced within April */
function planAfter(after: InvoiceLine[], former: FormerGrant[] = [kept], again = at(17)) {
  const ended = subscription('sub_1', { status: 'canceled', endedAt: at(16) })
  const end = new Date(again.getTime() + 30 * 24 * 60 * 60 * 1000)
  const period = { currentPeriodStart: again, currentPeriodEnd: end }
  const second = subscription('sub_2', { createdAt: again, ...period })
  const payments = [invoice('sub_1', 1_400, line(at(1), at(1, 5))), invoice('sub_1', 0, ...after)]
  const state = {
    subscriptions: [second, ended],
    payments: [...payments, invoice('sub_2', 700, line(again, end))],
    ...{ unpaidSince: new Map(), unsettled: new Set<string>() },
  }
  const { grants, takeBacks } = planFor(state, former, again)
  return { brought: grants.map(({ amount }) => amount), back: takeBacks.map(({ amount }) => amount) }
}

const rest = (more: Partial<InvoiceLine>) => line(at(16), at(1, 5), { isProration: true, ...more })

describe('a subscription that is canceled within its period', () => {
  it('keeps its credits when nothing of it was given back', () => {
    expect(planAfter([])).toEqual({ brought: [300], back: [] })
  })

  it('gives back the credits for the time that was given back, and the next one brings all of its own', () => {
    /** 15 of 30 days. */
    expect(planAfter([rest({ isCredit: true })])).toEqual({ brought: [300], back: [150] })
    expect(planAfter([rest({ isCredit: true })], [kept], at(20, 6))).toEqual({ brought: [300], back: [150] })
  })

  it('gives them back once, and not those of a month from before that was kept', () => {
    expect(planAfter([rest({ isCredit: true })], [{ ...kept, takenBack: 150 }]).back).toEqual([])
    expect(planAfter([rest({ isCredit: true })], [{ ...april, expiresAt: at(1, 5) }]).back).toEqual([])
  })

  it('keeps them when a switch gave back a part, whose rest was paid for another product', () => {
    expect(planAfter([rest({ isCredit: true }), rest({ productKey: 'ai_credits' })]).back).toEqual([])
  })

  it('does the same when all of it is read only now', () => {
    expect(planAfter([rest({ isCredit: true })], [])).toEqual({ brought: [300, 300], back: [150] })
    expect(planAfter([], [])).toEqual({ brought: [300, 300], back: [] })
  })
})
