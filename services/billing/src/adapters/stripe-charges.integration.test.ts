import { type StripeDouble, secretKey, startStripeDouble } from '@resume/stripe-double/double'
import type { StripeObject } from '@resume/stripe-double/objects'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCharges, readNewestIntents } from './stripe-charges.ts'
import { openStripe } from './stripe-client.ts'

let double: StripeDouble
let stripe: Stripe
beforeAll(async () => {
  double = await startStripeDouble()
})
afterAll(() => double.close())
beforeEach(() => {
  double.requests.length = 0
  stripe = openStripe({ secretKey, apiBase: double.url })
})

/** Reads the charges of payments that a customer made before others came to nothing. */
async function chargesBehind(paid: StripeObject[], declined: number) {
  const customer = String(paid[0]?.customer)
  for (let nth = 0; nth < declined; nth += 1) double.account.payments.addDeclined(customer)
  const listed = await readNewestIntents(stripe, customer)
  return readCharges(
    stripe,
    customer,
    listed,
    paid.map(({ id }) => id),
  )
}

/** A new customer's payments. */
function somePayments(): StripeObject[] {
  const { id } = double.account.createCustomer({}) as StripeObject
  return Array.from({ length: 60 }, (_, nth) => double.account.payments.add(id, 100 + nth, {}))
}

const isSingle = (request: string) => request.startsWith('GET /v1/payment_intents/')

describe('charges of payments that many others were made after', () => {
  it('are read by the page', async () => {
    const paid = somePayments()
    const charges = await chargesBehind(paid, 340)
    expect(paid.map(({ id }) => charges.get(id)?.amount)).toEqual(paid.map((_, nth) => 100 + nth))
    expect(double.requests).toHaveLength(4)
  })

  it('are read a few at once when they are not among those that are gone through', async () => {
    const paid = somePayments()
    const { paymentIntents } = stripe
    const retrieve = paymentIntents.retrieve.bind(paymentIntents)
    let [asked, most] = [0, 0]
    paymentIntents.retrieve = async (...args: Parameters<typeof retrieve>) => {
      asked += 1
      most = Math.max(most, asked)
      const intent = await retrieve(...args)
      asked -= 1
      return intent
    }
    const charges = await chargesBehind(paid, 1_400)
    expect(paid.map(({ id }) => charges.get(id)?.amount)).toEqual(paid.map((_, nth) => 100 + nth))
    expect(double.requests.filter(isSingle)).toHaveLength(60)
    expect(most).toBe(5)
  })
})
