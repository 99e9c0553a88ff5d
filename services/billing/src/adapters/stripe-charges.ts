import type Stripe from 'stripe'

const page = { limit: 100 }

/** A customer's newest payments are read; more than anybody has who pays at the first try. */
const newest = 300

/** Payments behind them that are gone through for those that paid invoices. */
const mostOlder = 1_000

/** Payments that are asked for at once: Stripe refuses more than 25 requests a second of a test account. */
const mostAtOnce = 5

/** A payment comes with what was charged for it, and whether that was given back. */
const withCharge = (object: string) => ({ expand: [`${object}latest_charge`] })

const listParameters = (customer: string) => ({ customer, ...withCharge('data.'), ...page })

/** Reads a customer's newest payments, the newest first. */
export function readNewestIntents(stripe: Stripe, customer: string): Promise<Stripe.PaymentIntent[]> {
  return stripe.paymentIntents.list(listParameters(customer)).autoPagingToArray({ limit: newest })
}

/**
 * Reads what was charged for some payments of a customer. Those that others were made after are looked for behind them, page by page;
 * what is not found there is asked for by its ID, a few at once.
 * @param listed what {@link readNewestIntents} has read
 * @param ids of payments
 * @returns the charges of all of these payments, by their IDs
 */
export async function readCharges(
  stripe: Stripe,
  customer: string,
  listed: readonly Stripe.PaymentIntent[],
  ids: readonly string[],
): Promise<Map<string, Stripe.Charge | undefined>> {
  const missing = new Set(ids)
  const intents = [...listed]
  for (const { id } of listed) missing.delete(id)
  const last = listed.at(-1)
  if (missing.size > 0 && last && listed.length >= newest) {
    let looked = 0
    for await (const intent of stripe.paymentIntents.list({ ...listParameters(customer), starting_after: last.id })) {
      if (missing.delete(intent.id)) intents.push(intent)
      looked += 1
      if (missing.size === 0 || looked >= mostOlder) break
    }
  }
  const rest = [...missing]
  for (let from = 0; from < rest.length; from += mostAtOnce) {
    const some = rest.slice(from, from + mostAtOnce)
    intents.push(...(await Promise.all(some.map((id) => stripe.paymentIntents.retrieve(id, withCharge(''))))))
  }
  return new Map(intents.map((intent) => [intent.id, chargeOf(intent)]))
}

/** What was charged for a payment; undefined while nothing is. */
export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof intent.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined
}
