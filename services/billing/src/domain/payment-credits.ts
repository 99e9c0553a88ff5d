import type { PaymentStatus } from '@resume/proto/limits/billing'
import { creditPacks, type PackKey, type ProductKey, packDays, products } from './catalog.ts'
import { type FormerGrant, monthEndOf } from './credit-months.ts'
import { shareBack } from './given-back.ts'
import { addMonths } from './invoice-months.ts'
import type { InvoiceLine, ProviderPayment } from './provider.ts'
import { monthOfReference, packReference } from './references.ts'

/** What came in for a payment: all of a pack, or a subscription's months. */
type SubscriptionItem = Extract<ProviderPayment['item'], { kind: 'subscription' }>

/** The credits of a pack, good for a year from when it was paid. */
export function packGrant(payment: ProviderPayment, packKey: PackKey) {
  const { id, paidAt } = payment
  const expiresAt = new Date(paidAt.getTime() + packDays * 24 * 60 * 60 * 1000)
  return { reference: packReference(id), source: packKey, amount: creditPacks[packKey].credits, expiresAt }
}

/**
 * How much of each grant is to be taken back altogether, by its reference, for grants whose payments are known. Of several
 * payments for the same grant the one of which most was given back decides. What the customer's balance paid stays.
 */
export function wantedBack(payments: readonly ProviderPayment[], grants: readonly FormerGrant[]): Map<string, number> {
  const withMoney = payments.filter(({ amountCents }) => amountCents > 0)
  return new Map(
    grants.flatMap((grant) => {
      const back = paymentsOf(grant, withMoney).map((payment) => shareBack(paidWithMoney(grant, payment), payment))
      return back.length === 0 ? [] : [[grant.reference, Math.max(...back)] as const]
    }),
  )
}

/** What of a grant a payment paid with money. Of a month that brought in less than its product gives, the balance paid what others brought in. */
function paidWithMoney({ reference, amount }: FormerGrant, payment: ProviderPayment): number {
  const month = monthOfReference(reference)
  const { amountCents, fromBalanceCents } = payment
  if (!month || fromBalanceCents === 0) return amount
  const whole = products[month.productKey].monthlyCredits
  return Math.min(amount, Math.ceil((whole * amountCents) / (amountCents + fromBalanceCents)))
}

/**
 * The payments that paid for a grant: for the pack, or for the time of the product in which the grant's month begins, or
 * else for any that the month overlaps.
 */
function paymentsOf(grant: FormerGrant, payments: readonly ProviderPayment[]): ProviderPayment[] {
  const { reference } = grant
  const month = monthOfReference(reference)
  if (!month) return payments.filter(({ id, item }) => item.kind === 'credit_pack' && packReference(id) === reference)
  const { subscriptionId, start, productKey } = month
  const withLine = (fits: (line: InvoiceLine) => boolean) =>
    payments.filter(
      ({ item }) =>
        item.kind === 'subscription' &&
        item.subscriptionId === subscriptionId &&
        item.lines.some((line) => !line.isCredit && line.productKey === productKey && fits(line)),
    )
  const exactly = withLine((line) => line.start <= start && start < line.end)
  return exactly.length > 0 ? exactly : withLine((line) => line.start < monthEndOf(grant) && start < line.end)
}

/** The pack or product that a payment is for: of an invoice, what it pays for longest. */
export function itemKeyOf({ item }: ProviderPayment): PackKey | ProductKey | undefined {
  if (item.kind === 'credit_pack') return item.packKey
  const lines = item.lines.filter(({ isCredit }) => !isCredit)
  return lines.toSorted(
    (one, other) => Number(one.isProration) - Number(other.isProration) || other.end.getTime() - one.end.getTime(),
  )[0]?.productKey
}

/** How many credits came with a payment, all months together. */
export function creditsOfPayment({ item }: ProviderPayment): number {
  if (item.kind === 'credit_pack') return creditPacks[item.packKey].credits
  return Math.max(0, Math.round(item.lines.reduce((sum, line) => sum + creditsOfLine(line), 0)))
}

function creditsOfLine({ productKey, interval, start, end, isProration, isCredit }: SubscriptionItem['lines'][number]) {
  const months = interval === 'annual' ? 12 : 1
  const whole = end.getTime() - addMonths(end, -months).getTime()
  const share = isProration ? Math.min(1, (end.getTime() - start.getTime()) / whole) : 1
  return products[productKey].monthlyCredits * months * share * (isCredit ? -1 : 1)
}

/** Where a payment stands. */
export function paymentStatus(payment: ProviderPayment): PaymentStatus {
  if (payment.disputedCents > 0) return 'disputed'
  if (payment.refundedCents === 0) return 'paid'
  return payment.refundedCents < payment.amountCents ? 'partially_refunded' : 'refunded'
}
