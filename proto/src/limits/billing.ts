/**
 * Keys, enumerations and limits of billing. The gateway's schemas and the billing service both apply them, so they stand
 * here once. Lengths count characters, times are in milliseconds unless a name says otherwise.
 */

/** What can be subscribed to. */
export const productKeys = ['ai_credits', 'portfolio_pro', 'bundle'] as const

/** A product that can be subscribed to. */
export type ProductKey = (typeof productKeys)[number]

/** How often a subscription is paid. */
export const billingIntervals = ['monthly', 'annual'] as const

/** How often a subscription is paid. */
export type BillingInterval = (typeof billingIntervals)[number]

/** Credits that are bought once. */
export const packKeys = ['credit_pack_250', 'credit_pack_500'] as const

/** A pack of credits. */
export type PackKey = (typeof packKeys)[number]

/** The plans. */
export const plans = ['FREE', 'AI_CREDITS', 'PORTFOLIO_PRO', 'BUNDLE'] as const

/** A plan. */
export type Plan = (typeof plans)[number]

/** What a plan may include. */
export const entitlements = ['ai_credits', 'portfolio_publish', 'custom_subdomain', 'analytics'] as const

/** Something that a plan includes. */
export type Entitlement = (typeof entitlements)[number]

/** States of a subscription; `INACTIVE` stands for none, too. */
export const subscriptionStatuses = ['INACTIVE', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED'] as const

/** State of a subscription. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What payments are for. */
export const paymentKinds = ['subscription', 'credit_pack'] as const

/** What a payment is for. */
export type PaymentKind = (typeof paymentKinds)[number]

/** Where payments stand. */
export const paymentStatuses = ['paid', 'partially_refunded', 'refunded', 'disputed'] as const

/** Where a payment stands. */
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Why credits move. */
export const movementKinds = [
  'grant',
  'reserve',
  'commit',
  'release',
  'lapse',
  'expire',
  'take_back',
  'settle_debt',
] as const

/** Why credits moved. */
export type MovementKind = (typeof movementKinds)[number]

/** Where reservations of credits stand: held, or resolved in one of three ways, once. */
export const reservationStates = ['held', 'committed', 'released', 'lapsed'] as const

/** Where a reservation of credits stands. */
export type ReservationState = (typeof reservationStates)[number]

/** Limits of billing. */
export const billingLimits = {
  /** An address to lead back to from a page of the payment provider. */
  redirectUrlLength: 2_000,
  /** How long a checkout is in progress at most. */
  checkoutMs: 30 * 60 * 1000,
  /** How long entitlements outlive a payment that failed, in days. */
  graceDays: 7,
  /** How long the credits of a month can still be spent after its end, in hours: those of the next month come once it is paid. */
  creditGraceHours: 3,
  /** How long the credits of a pack last, in days. */
  packDays: 365,
  /** Credits that the administrator grants at once. */
  mostGranted: 100_000,
  /** How long the answer to GET /billing/me may be cached, in seconds; billing drops it when something changes, time excepted. */
  summaryTtlSeconds: 60,
} as const
