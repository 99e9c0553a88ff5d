import type Stripe from 'stripe'
import { creditPacks, currency, intervals, packKeys, priceKey, productKeys, products } from '../domain/catalog.ts'

interface WantedPrice {
  key: string
  name: string
  amountCents: number
  interval: 'month' | 'year' | undefined
}

const wantedPrices: WantedPrice[] = [
  ...productKeys.flatMap((productKey) =>
    intervals.map((interval) => ({
      key: priceKey(productKey, interval),
      name: products[productKey].name,
      amountCents: products[productKey].amountCents[interval],
      interval: interval === 'annual' ? ('year' as const) : ('month' as const),
    })),
  ),
  ...packKeys.map((packKey) => ({ key: packKey, ...creditPacks[packKey], interval: undefined })),
]

/**
 * Creates the prices of the catalogue that a Stripe account does not have yet, each with a product; it knows them again
 * by their lookup keys, which an archived price hands on to the one in its place.
 * @returns what STRIPE_PRICE_IDS is to be, without former prices
 */
export async function createPrices(stripe: Stripe): Promise<string> {
  const entries: string[] = []
  for (const { key, name, amountCents, interval } of wantedPrices) {
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
    const known = data[0]
    if (known && known.unit_amount !== amountCents) {
      throw new Error(`${known.id} costs ${known.unit_amount}, not ${amountCents}: archive it, or change the catalogue`)
    }
    const price =
      known ??
      (await stripe.prices.create({
        currency,
        unit_amount: amountCents,
        lookup_key: key,
        transfer_lookup_key: true,
        product_data: { name },
        ...(interval && { recurring: { interval } }),
      }))
    entries.push(`${key}=${price.id}`)
  }
  return entries.join(',')
}
