import { describe, expect, it } from 'vitest'
import { anonymousAllowance, type SubscriptionState, userAllowance } from './quota-policy.ts'
import { viewQuota } from './quota-view.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const march = { periodStart: new Date('2026-03-01T00:00:00.000Z'), periodEnd: new Date('2026-04-01T00:00:00.000Z') }

function subscription(change: Partial<SubscriptionState>): SubscriptionState {
  return { productKey: 'ai_credits', entitlements: ['ai_credits'], ...march, ...change }
}

describe('the allowance of a caller', () => {
  it('is that of the entitlement, whatever the product', () => {
    const tierOf = (...subscriptions: SubscriptionState[]) => userAllowance(subscriptions, now).tier
    expect(tierOf()).toBe('free')
    expect(tierOf(subscription({}))).toBe('ai_credits')
    expect(tierOf(subscription({ productKey: 'bundle' }))).toBe('bundle')
    expect(tierOf(subscription({ productKey: 'bundle', entitlements: [] }))).toBe('free')
    expect(tierOf(subscription({ productKey: 'portfolio_pro', entitlements: ['portfolio_publish'] }))).toBe('free')
    expect(tierOf(subscription({ entitlements: [] }), subscription({ productKey: 'bundle' }))).toBe('bundle')
  })

  it('has the limits of its tier', () => {
    expect(anonymousAllowance().limits).toEqual({ scan: 1, extraction: 3 })
    expect(userAllowance([], now).limits).toEqual({ scan: 2, extraction: 6 })
    expect(userAllowance([subscription({})], now).limits).toEqual({ scan: 300, extraction: 300 })
  })
})

describe('a window', () => {
  const used = (windowStart: string, count = 1) => [
    { kind: 'scan' as const, windowStart: new Date(windowStart), used: count },
  ]

  it('runs from the first use: 48 hours without an account, 24 with one', () => {
    const start = '2026-03-10T00:00:00.000Z'
    expect(viewQuota(anonymousAllowance(), used(start), now).scan.resetsAt.toISOString()).toBe(
      '2026-03-12T00:00:00.000Z',
    )
    expect(viewQuota(userAllowance([], now), used(start), now).scan.resetsAt.toISOString()).toBe(
      '2026-03-11T00:00:00.000Z',
    )
  })

  it('is over at its last moment, and not before', () => {
    const free = userAllowance([], now)
    expect(viewQuota(free, used('2026-03-09T12:00:00.001Z', 2), now).scan).toMatchObject({ used: 2, remaining: 0 })
    expect(viewQuota(free, used('2026-03-09T12:00:00.000Z', 2), now).scan).toMatchObject({ used: 0, remaining: 2 })
  })

  it('that nothing was used in would end its full length from now', () => {
    const view = viewQuota(userAllowance([], now), [], now)
    expect(view.scan.resetsAt.toISOString()).toBe('2026-03-11T12:00:00.000Z')
  })

  it('of a subscriber is the billing period', () => {
    const paid = userAllowance([subscription({})], now)
    expect(viewQuota(paid, used('2026-03-01T00:00:00.000Z', 7), now).scan).toEqual({
      limit: 300,
      used: 7,
      remaining: 293,
      resetsAt: march.periodEnd,
    })
    expect(viewQuota(paid, used('2026-02-01T00:00:00.000Z', 7), now).scan.used).toBe(0)
  })

  it('goes on into the next period while billing has not told of it', () => {
    const late = new Date('2026-04-01T00:00:05.000Z')
    const view = viewQuota(userAllowance([subscription({})], late), used('2026-03-01T00:00:00.000Z', 300), late)
    expect(view.scan).toMatchObject({ used: 0, remaining: 300 })
    expect(view.scan.resetsAt.getTime()).toBeGreaterThan(late.getTime())
  })

  it('of a subscriber without a period is thirty days', () => {
    const paid = userAllowance([subscription({ periodStart: null, periodEnd: null })], now)
    expect(viewQuota(paid, [], now).scan.resetsAt.toISOString()).toBe('2026-04-09T12:00:00.000Z')
  })
})
