import type { AtsTier } from '@resume/proto/limits/ats'

/** What a caller can run out of. */
export type QuotaKind = 'scan' | 'extraction'

/** Every quota. */
export const quotaKinds: readonly QuotaKind[] = ['scan', 'extraction']

/** The time in which a limit holds: `hours` from the first use on, or a billing period. */
export type QuotaWindow = { hours: number } | { start: Date; end: Date }

/** A caller's limits and the time in which they hold. */
export interface Allowance {
  tier: AtsTier
  /** Callers keep count apart for each: a subscriber's use is not held against the same user's free limit. */
  name: 'anonymous' | 'free' | 'subscription'
  limits: Record<QuotaKind, number>
  window: QuotaWindow
}

/** What billing last told of one subscription. */
export interface SubscriptionState {
  productKey: string
  entitlements: string[]
  periodStart: Date | null
  periodEnd: Date | null
}

const anonymous: Allowance = {
  tier: 'anonymous',
  name: 'anonymous',
  limits: { scan: 1, extraction: 3 },
  window: { hours: 48 },
}

const free: Allowance = {
  tier: 'free',
  name: 'free',
  limits: { scan: 2, extraction: 6 },
  window: { hours: 24 },
}

const subscriberLimits = { scan: 300, extraction: 300 }

/** For a subscription without a period, which billing does not make today: thirty days from the first use. */
const windowWithoutPeriod: QuotaWindow = { hours: 30 * 24 }

const millisecondsPerHour = 3_600_000

/** Whether a tier includes the conversion of resumes; docs/api/ats.md. */
export function canConvertResume(tier: AtsTier): boolean {
  return tier === 'ai_credits' || tier === 'bundle'
}

/** The allowance of a caller without an account. */
export function anonymousAllowance(): Allowance {
  return anonymous
}

/**
 * The allowance of a user: that of the subscription which grants `ai_credits`, else the free one. Entitlements decide,
 * not the status: a subscription that is past due has them until billing takes them away.
 */
export function userAllowance(subscriptions: SubscriptionState[], now: Date): Allowance {
  const granting = subscriptions.filter(({ entitlements }) => entitlements.includes('ai_credits'))
  const best = granting.find(({ productKey }) => productKey === 'bundle') ?? granting[0]
  if (!best) return free
  return {
    tier: best.productKey === 'bundle' ? 'bundle' : 'ai_credits',
    name: 'subscription',
    limits: subscriberLimits,
    window: periodAt(best, now) ?? windowWithoutPeriod,
  }
}

/**
 * The billing period that holds now. When it has ended and billing has not yet told of the next one, the next one is
 * taken to be as long as it was: Stripe's starts exactly where the former ends, so what is used meanwhile counts in it.
 */
function periodAt({ periodStart, periodEnd }: SubscriptionState, now: Date): QuotaWindow | undefined {
  if (!periodStart || !periodEnd || periodEnd <= periodStart) return undefined
  const length = periodEnd.getTime() - periodStart.getTime()
  const passed = Math.max(0, Math.floor((now.getTime() - periodStart.getTime()) / length))
  const start = periodStart.getTime() + passed * length
  return { start: new Date(start), end: new Date(start + length) }
}

/** The earliest start of a window in which now still lies: use in a window that began before it is forgotten. */
export function earliestLiveStart(window: QuotaWindow, now: Date): Date {
  if ('start' in window) return window.start
  return new Date(now.getTime() - window.hours * millisecondsPerHour + 1)
}

/** When the window of a first use at `now` begins. */
export function startOfWindow(window: QuotaWindow, now: Date): Date {
  return 'start' in window ? window.start : now
}

/** When the window that began at `start` ends. */
export function endOfWindow(window: QuotaWindow, start: Date): Date {
  return 'end' in window ? window.end : new Date(start.getTime() + window.hours * millisecondsPerHour)
}
