import {
  type BillingInterval,
  billingIntervals,
  billingLimits,
  type Entitlement,
  type PackKey,
  type Plan,
  type ProductKey,
  packKeys,
  productKeys,
} from '@resume/proto/limits/billing'

/** Everything that is sold. Amounts are in cents of {@link currency}. */

export { billingIntervals as intervals, type PackKey, type Plan, type ProductKey, packKeys, productKeys }

/** How often a subscription is paid. */
export type Interval = BillingInterval

/** ISO 4217, as Stripe writes it. */
export const currency = 'usd'

/** What a product gives and costs. */
export interface Product {
  name: string
  plan: Plan
  entitlements: readonly Entitlement[]
  /** Credits that come with each month. */
  monthlyCredits: number
  amountCents: Record<Interval, number>
}

const publishing = ['portfolio_publish', 'custom_subdomain', 'analytics'] as const satisfies Entitlement[]

/** The products. */
export const products: Record<ProductKey, Product> = {
  ai_credits: {
    name: 'AI Credits',
    plan: 'AI_CREDITS',
    entitlements: ['ai_credits'],
    monthlyCredits: 200,
    amountCents: { monthly: 900, annual: 9_000 },
  },
  portfolio_pro: {
    name: 'Portfolio Pro',
    plan: 'PORTFOLIO_PRO',
    entitlements: publishing,
    monthlyCredits: 0,
    amountCents: { monthly: 700, annual: 7_000 },
  },
  bundle: {
    name: 'Bundle',
    plan: 'BUNDLE',
    entitlements: ['ai_credits', ...publishing],
    monthlyCredits: 300,
    amountCents: { monthly: 1_400, annual: 14_000 },
  },
}

/** The packs. */
export const creditPacks: Record<PackKey, { name: string; credits: number; amountCents: number }> = {
  credit_pack_250: { name: '250 credits', credits: 250, amountCents: 1_200 },
  credit_pack_500: { name: '500 credits', credits: 500, amountCents: 2_000 },
}

/** How long the credits of a pack last, in days. */
export const packDays = billingLimits.packDays

/** The key under which a price's id is configured. */
export function priceKey(productKey: ProductKey, interval: Interval): string {
  return `${productKey}_${interval}`
}

/** The keys of every price: one per product and interval, one per pack. */
export const priceKeys: readonly string[] = [
  ...productKeys.flatMap((productKey) => billingIntervals.map((interval) => priceKey(productKey, interval))),
  ...packKeys,
]

/** Whether a word names a product. */
export function isProductKey(word: string): word is ProductKey {
  return Object.hasOwn(products, word)
}

/** Whether a word names a pack. */
export function isPackKey(word: string): word is PackKey {
  return Object.hasOwn(creditPacks, word)
}
