import { creditPacks, packDays, products } from './catalog.ts'
import type { ProviderPayment, ProviderSubscription } from './provider.ts'

/** A month of a subscription. */
export interface Month {
  start: Date
  end: Date
}

/** The same day of the month some months later, or its last day when it has no such day; UTC. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return later
}

/** The month of a paid period that a moment is in; undefined outside the period. */
export function monthOf(period: { start: Date; end: Date }, now: Date): Month | undefined {
  if (now < period.start || now >= period.end) return undefined
  let number = 0
  while (addMonths(period.start, number + 1) <= now) number++
  /** The last month ends with the period, whatever its length. */
  const end = Math.min(addMonths(period.start, number + 1).getTime(), period.end.getTime())
  return { start: addMonths(period.start, number), end: new Date(end) }
}

/**
 * The credits that a subscription gives in the month of `now`, or of its end; undefined when it gives none, when they are
 * over, and before the month is paid for. Its state does not matter: who paid for a month has its credits, whenever that
 * was read.
 * @param subscription.paidUntil undefined when nothing was ever paid
 */
export function monthlyGrant(subscription: ProviderSubscription & { paidUntil: Date | undefined }, now: Date) {
  const { id, status, productKey, currentPeriodStart, currentPeriodEnd, paidUntil, endedAt } = subscription
  if (productKey === undefined) return undefined
  const amount = products[productKey].monthlyCredits
  const last = endedAt && endedAt < now ? endedAt : now
  /** The provider's clock may be ahead: what has begun there has begun. */
  const at = new Date(Math.max(last.getTime(), currentPeriodStart.getTime()))
  const month = monthOf({ start: currentPeriodStart, end: currentPeriodEnd }, at)
  if (amount === 0 || !month || month.end <= now) return undefined
  if (status !== 'trialing' && (!paidUntil || paidUntil <= month.start)) return undefined
  const reference = `${subscriptionReference(id)}${month.start.toISOString()}:${productKey}`
  return { reference, source: productKey, amount, expiresAt: month.end, at }
}

/** What of a subscription's grants is not over: another product or period within a month brings only the difference. */
export function inForce<Grant extends KnownGrant>(grants: Grant[], subscriptionId: string, at: Date): Grant[] {
  const prefix = subscriptionReference(subscriptionId)
  return grants.filter(({ reference, expiresAt }) => reference.startsWith(prefix) && expiresAt > at)
}

/** A grant that came in before. */
export interface KnownGrant {
  reference: string
  amount: number
  takenBack: number
  expiresAt: Date
}

/**
 * How much of each grant is to be taken back altogether, by its reference, for grants whose payments are known. Of several
 * payments for the same time the one of which most was given back decides.
 */
export function wantedBack(payments: ProviderPayment[], grants: KnownGrant[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const payment of payments) {
    for (const { reference, amount } of grants) {
      if (!isGrantOf(payment, reference)) continue
      wanted.set(reference, Math.max(wanted.get(reference) ?? 0, creditsToTakeBack(amount, payment)))
    }
  }
  return wanted
}

/** Whether a payment paid for a grant: for the pack, or for the time in which the grant's month begins. */
function isGrantOf({ id, item }: ProviderPayment, reference: string): boolean {
  if (item.kind === 'credit_pack') return reference === packReference(id)
  return isGrantOfPeriod(reference, item.subscriptionId, { start: item.periodStart, end: item.periodEnd })
}

/** How the references of everything that a subscription granted begin. */
function subscriptionReference(subscriptionId: string): string {
  return `subscription:${subscriptionId}:`
}

/** Whether a grant of a subscription is of a month that begins within a paid period. */
function isGrantOfPeriod(reference: string, subscriptionId: string, period: { start: Date; end: Date }): boolean {
  const prefix = subscriptionReference(subscriptionId)
  if (!reference.startsWith(prefix)) return false
  const month = reference.slice(prefix.length, prefix.length + '2026-01-01T00:00:00.000Z'.length)
  return month >= period.start.toISOString() && month < period.end.toISOString()
}

/** The credits of a pack, good for a year from when it was paid. */
export function packGrant(payment: ProviderPayment & { item: { kind: 'credit_pack' } }) {
  const { id, paidAt, item } = payment
  const expiresAt = new Date(paidAt.getTime() + packDays * 24 * 60 * 60 * 1000)
  const { credits: amount } = creditPacks[item.packKey]
  return { reference: packReference(id), source: item.packKey, amount, expiresAt }
}

/** The reference of the grant that a payment of a pack made. */
export function packReference(paymentId: string): string {
  return `payment:${paymentId}`
}

/** Of a grant, what goes with the money that went back: all of it for a dispute, else the same share, rounded down. */
function creditsToTakeBack(amount: number, payment: ProviderPayment): number {
  if (payment.isDisputed || payment.refundedCents >= payment.amountCents) return amount
  return Math.floor((amount * payment.refundedCents) / payment.amountCents)
}

/** How many credits came with a payment, all months together. */
export function creditsOfPayment({ item }: ProviderPayment): number {
  if (item.kind === 'credit_pack') return creditPacks[item.packKey].credits
  return products[item.productKey].monthlyCredits * (item.interval === 'annual' ? 12 : 1)
}

/** Where a payment stands. */
export function paymentStatus(payment: ProviderPayment): 'paid' | 'partially_refunded' | 'refunded' | 'disputed' {
  if (payment.isDisputed) return 'disputed'
  if (payment.refundedCents === 0) return 'paid'
  return payment.refundedCents < payment.amountCents ? 'partially_refunded' : 'refunded'
}
