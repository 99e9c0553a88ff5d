import type { StripeAccount } from './account.ts'
import { clock, itemOf, now, type StripeObject } from './objects.ts'

/** Subscriptions whose periods follow each other. */
const goingOn = new Set<unknown>(['active', 'trialing', 'past_due', 'unpaid'])

/** Something that Stripe does by itself when its time has come. */
interface Due {
  /** Seconds since the epoch. */
  at: number
  happen(): void
}

/**
 * Lets time pass at an account, as test clocks of Stripe do: periods begin, drafts end, payments are tried again.
 * @param until seconds since the epoch
 * @param isPaid whether the cards of customers pay
 * @returns whether something happened; time is then only as late as that
 */
export function passTime(account: StripeAccount, until: number, isPaid: () => boolean): boolean {
  const [next] = dueAt(account, isPaid).toSorted((one, other) => one.at - other.at)
  const at = Math.min(next?.at ?? until, until)
  clock.aheadSeconds += Math.max(0, at - now())
  if (!next || next.at > until) return false
  next.happen()
  return true
}

function dueAt(account: StripeAccount, isPaid: () => boolean): Due[] {
  const collect = (invoice: StripeObject) => (isPaid() ? account.payInvoice(invoice) : account.failPayment(invoice))
  const invoices = [...account.invoices.values()].flatMap((invoice): Due[] => {
    const { status, auto_advance, automatically_finalizes_at: ends, next_payment_attempt: attempt } = invoice
    const at = status === 'draft' ? ends : status === 'open' ? attempt : null
    return auto_advance && typeof at === 'number' ? [{ at, happen: () => collect(invoice) }] : []
  })
  const periods = [...account.subscriptions.values()]
    .filter(({ status }) => goingOn.has(status))
    .map((subscription): Due => {
      return { at: itemOf(subscription).current_period_end, happen: () => endPeriod(account, subscription) }
    })
  return [...invoices, ...periods]
}

function endPeriod(account: StripeAccount, subscription: StripeObject): void {
  if (subscription.cancel_at_period_end) {
    account.cancel(subscription)
    return
  }
  const invoice = account.beginPeriod(subscription)
  /** Nobody tries to collect any more. */
  if (subscription.status === 'unpaid') invoice.auto_advance = false
}
