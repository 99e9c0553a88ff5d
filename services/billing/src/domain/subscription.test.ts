import { describe, expect, it } from 'vitest'
import { entitlementsOf, planOf } from './entitlements.ts'
import type { ProviderState, ProviderSubscription } from './provider.ts'
import { currentSubscription, noSubscription, subscriptionStateOf } from './subscription.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-06-15T12:00:00.000Z')

const at = (days: number) => new Date(now.getTime() + days * day)
const subscription = (status: string, more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: `sub_${status}`,
  status,
  productKey: 'bundle',
  interval: 'monthly',
  currentPeriodStart: at(-10),
  currentPeriodEnd: at(20),
  cancelAtPeriodEnd: false,
  createdAt: at(-10),
  endedAt: undefined,
  trialStart: undefined,
  ...more,
})
const state = (...subscriptions: ProviderSubscription[]): ProviderState => ({
  subscriptions,
  payments: [],
  unpaidSince: new Map(),
  unsettled: new Set(),
})

describe('a subscription', () => {
  it.each([
    ['active', 'ACTIVE', 'BUNDLE'],
    ['trialing', 'TRIALING', 'BUNDLE'],
    ['unpaid', 'INACTIVE', 'FREE'],
    ['paused', 'INACTIVE', 'FREE'],
    ['canceled', 'CANCELED', 'FREE'],
  ])('that is %s at the provider is %s here, on the plan %s', (word, status, plan) => {
    const shown = subscriptionStateOf(state(subscription(word)))
    expect([shown.status, planOf(shown, now), shown.graceEndsAt]).toEqual([status, plan, null])
    expect(entitlementsOf(shown, now)).toHaveLength(plan === 'FREE' ? 0 : 4)
  })

  it.each(['incomplete', 'incomplete_expired', 'a word of tomorrow'])('that is %s is none', (word) => {
    expect(subscriptionStateOf(state(subscription(word)))).toBe(noSubscription)
  })

  it('of a price that is not ours is none', () => {
    expect(subscriptionStateOf(state(subscription('active', { productKey: undefined })))).toBe(noSubscription)
  })

  it('that is late entitles for 7 days since the invoice, to the millisecond, else since the period began', () => {
    const late = state(subscription('past_due'))
    expect(subscriptionStateOf(late).graceEndsAt).toEqual(at(-3))
    late.unpaidSince.set('sub_past_due', at(-1))
    const shown = subscriptionStateOf(late)
    expect(shown).toMatchObject({ status: 'PAST_DUE', graceEndsAt: at(6) })
    expect(planOf(shown, new Date(at(6).getTime() - 1))).toBe('BUNDLE')
    expect(planOf(shown, at(6))).toBe('FREE')
  })

  it('that counts among several is the most alive, then the newest, in whatever order they come', () => {
    const newer = subscription('canceled', { id: 'sub_newer', createdAt: at(-1) })
    const older = subscription('canceled', { id: 'sub_older', createdAt: at(-5) })
    const late = subscription('past_due', { createdAt: at(-50) })
    expect(currentSubscription(state(older, newer))?.id).toBe('sub_newer')
    expect(currentSubscription(state(newer, late, older))?.id).toBe('sub_past_due')
    expect(currentSubscription(state(late, subscription('active', { createdAt: at(-99) }), newer))?.id).toBe(
      'sub_active',
    )
  })

  it('that was cancelled is not told to be cancelled at the end of its period as well', () => {
    const leaving = { cancelAtPeriodEnd: true }
    expect(subscriptionStateOf(state(subscription('active', leaving))).cancelAtPeriodEnd).toBe(true)
    expect(subscriptionStateOf(state(subscription('canceled', leaving))).cancelAtPeriodEnd).toBe(false)
  })
})
