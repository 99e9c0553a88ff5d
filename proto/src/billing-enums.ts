import type { BillingIntervalOutput } from '../generated/resume/billing/v1/BillingInterval.ts'
import type { EntitlementOutput } from '../generated/resume/billing/v1/Entitlement.ts'
import type { MovementKindOutput } from '../generated/resume/billing/v1/MovementKind.ts'
import type { PackKeyOutput } from '../generated/resume/billing/v1/PackKey.ts'
import type { PaymentKindOutput } from '../generated/resume/billing/v1/PaymentKind.ts'
import type { PaymentStatusOutput } from '../generated/resume/billing/v1/PaymentStatus.ts'
import type { PlanOutput } from '../generated/resume/billing/v1/Plan.ts'
import type { ProductKeyOutput } from '../generated/resume/billing/v1/ProductKey.ts'
import type { ReservationStateOutput } from '../generated/resume/billing/v1/ReservationState.ts'
import type { SubscriptionStatusOutput } from '../generated/resume/billing/v1/SubscriptionStatus.ts'
import { enumWords } from './enum-words.ts'
import type {
  BillingInterval,
  Entitlement,
  MovementKind,
  PackKey,
  PaymentKind,
  PaymentStatus,
  Plan,
  ProductKey,
  ReservationState,
  SubscriptionStatus,
} from './limits/billing.ts'

/** Products. */
export const productKeyEnum = enumWords<ProductKey, ProductKeyOutput>({
  ai_credits: 'PRODUCT_KEY_AI_CREDITS',
  portfolio_pro: 'PRODUCT_KEY_PORTFOLIO_PRO',
  bundle: 'PRODUCT_KEY_BUNDLE',
})

/** Intervals of payment. */
export const billingIntervalEnum = enumWords<BillingInterval, BillingIntervalOutput>({
  monthly: 'BILLING_INTERVAL_MONTHLY',
  annual: 'BILLING_INTERVAL_ANNUAL',
})

/** Packs of credits. */
export const packKeyEnum = enumWords<PackKey, PackKeyOutput>({
  credit_pack_250: 'PACK_KEY_CREDIT_PACK_250',
  credit_pack_500: 'PACK_KEY_CREDIT_PACK_500',
})

/** Plans. */
export const planEnum = enumWords<Plan, PlanOutput>({
  FREE: 'PLAN_FREE',
  AI_CREDITS: 'PLAN_AI_CREDITS',
  PORTFOLIO_PRO: 'PLAN_PORTFOLIO_PRO',
  BUNDLE: 'PLAN_BUNDLE',
})

/** What plans include. */
export const entitlementEnum = enumWords<Entitlement, EntitlementOutput>({
  ai_credits: 'ENTITLEMENT_AI_CREDITS',
  portfolio_publish: 'ENTITLEMENT_PORTFOLIO_PUBLISH',
  custom_subdomain: 'ENTITLEMENT_CUSTOM_SUBDOMAIN',
  analytics: 'ENTITLEMENT_ANALYTICS',
})

/** States of a subscription. */
export const subscriptionStatusEnum = enumWords<SubscriptionStatus, SubscriptionStatusOutput>({
  INACTIVE: 'SUBSCRIPTION_STATUS_INACTIVE',
  TRIALING: 'SUBSCRIPTION_STATUS_TRIALING',
  ACTIVE: 'SUBSCRIPTION_STATUS_ACTIVE',
  PAST_DUE: 'SUBSCRIPTION_STATUS_PAST_DUE',
  CANCELED: 'SUBSCRIPTION_STATUS_CANCELED',
})

/** What payments are for. */
export const paymentKindEnum = enumWords<PaymentKind, PaymentKindOutput>({
  subscription: 'PAYMENT_KIND_SUBSCRIPTION',
  credit_pack: 'PAYMENT_KIND_CREDIT_PACK',
})

/** Where payments stand. */
export const paymentStatusEnum = enumWords<PaymentStatus, PaymentStatusOutput>({
  paid: 'PAYMENT_STATUS_PAID',
  partially_refunded: 'PAYMENT_STATUS_PARTIALLY_REFUNDED',
  refunded: 'PAYMENT_STATUS_REFUNDED',
  disputed: 'PAYMENT_STATUS_DISPUTED',
})

/** Why credits move. */
export const movementKindEnum = enumWords<MovementKind, MovementKindOutput>({
  grant: 'MOVEMENT_KIND_GRANT',
  reserve: 'MOVEMENT_KIND_RESERVE',
  commit: 'MOVEMENT_KIND_COMMIT',
  release: 'MOVEMENT_KIND_RELEASE',
  lapse: 'MOVEMENT_KIND_LAPSE',
  expire: 'MOVEMENT_KIND_EXPIRE',
  take_back: 'MOVEMENT_KIND_TAKE_BACK',
  settle_debt: 'MOVEMENT_KIND_SETTLE_DEBT',
})

/** Where reservations stand. */
export const reservationStateEnum = enumWords<ReservationState, ReservationStateOutput>({
  held: 'RESERVATION_STATE_HELD',
  committed: 'RESERVATION_STATE_COMMITTED',
  released: 'RESERVATION_STATE_RELEASED',
  lapsed: 'RESERVATION_STATE_LAPSED',
})
