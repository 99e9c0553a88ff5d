import {
  billingIntervalEnum,
  entitlementEnum,
  movementKindEnum,
  packKeyEnum,
  paymentKindEnum,
  paymentStatusEnum,
  planEnum,
  productKeyEnum,
  reservationStateEnum,
  subscriptionStatusEnum,
} from '@resume/proto/billing-enums'
import type { CreditMovementOutput } from '@resume/proto/generated/resume/billing/v1/CreditMovement'
import type { GetSummaryResponseOutput } from '@resume/proto/generated/resume/billing/v1/GetSummaryResponse'
import type { PaymentOutput } from '@resume/proto/generated/resume/billing/v1/Payment'
import type { ReservationOutput } from '@resume/proto/generated/resume/billing/v1/Reservation'
import type { BillingInterval, ProductKey } from '@resume/proto/limits/billing'

/** A summary in words. */
export function summaryInWords(summary: GetSummaryResponseOutput) {
  const { currentPlan, product, subscriptionStatus, billingInterval, included, ...rest } = summary
  return {
    ...rest,
    plan: planEnum.decode(currentPlan),
    productKey: product && productKeyEnum.decode(product),
    status: subscriptionStatusEnum.decode(subscriptionStatus),
    interval: billingInterval && billingIntervalEnum.decode(billingInterval),
    entitlements: included.map(entitlementEnum.decode),
  }
}

/** A payment in words. */
export function paymentInWords({ paymentKind, product, pack, paymentStatus, ...rest }: PaymentOutput) {
  return {
    ...rest,
    kind: paymentKindEnum.decode(paymentKind),
    itemKey: product ? productKeyEnum.decode(product) : pack && packKeyEnum.decode(pack),
    status: paymentStatusEnum.decode(paymentStatus),
  }
}

/** A movement in words. */
export function movementInWords({ movementKind, ...rest }: CreditMovementOutput) {
  return { ...rest, kind: movementKindEnum.decode(movementKind) }
}

/** A reservation in words. */
export function reservationInWords({ reservationState, ...rest }: ReservationOutput) {
  return { ...rest, state: reservationStateEnum.decode(reservationState) }
}

/** The request of a checkout. */
export function checkoutOf(productKey: ProductKey, interval: BillingInterval) {
  return { product: productKeyEnum.encode(productKey), billingInterval: billingIntervalEnum.encode(interval) }
}
