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
import type { Catalog as CatalogMessage } from '@resume/proto/generated/resume/billing/v1/Catalog'
import type { CreditMovement as MovementMessage } from '@resume/proto/generated/resume/billing/v1/CreditMovement'
import type { GetSummaryResponse } from '@resume/proto/generated/resume/billing/v1/GetSummaryResponse'
import type { Payment as PaymentMessage } from '@resume/proto/generated/resume/billing/v1/Payment'
import type { Reservation as ReservationMessage } from '@resume/proto/generated/resume/billing/v1/Reservation'
import type { Wallet as WalletMessage } from '@resume/proto/generated/resume/billing/v1/Wallet'
import type { WalletView } from '../domain/account.ts'
import {
  creditPacks,
  currency,
  intervals,
  isPackKey,
  packDays,
  packKeys,
  productKeys,
  products,
} from '../domain/catalog.ts'
import type { CreditMovement, PaymentRecord } from '../domain/histories.ts'
import type { Reservation } from '../domain/reservation.ts'
import type { Summary } from '../use-cases/get-summary.ts'
import type { ReservedCredits } from '../use-cases/reserve-credits.ts'

/** A wallet as it goes over the wire. */
export function encodeWallet(wallet: WalletView): WalletMessage {
  const { balance, reserved, lifetimeCredited, lifetimeDebited, debt, nextExpiryAt, nextExpiryCredits } = wallet
  return {
    balance,
    reserved,
    lifetimeCredited,
    lifetimeDebited,
    debt,
    ...(nextExpiryAt && { nextExpiryAt: nextExpiryAt.toISOString() }),
    nextExpiryCredits,
    updatedAt: wallet.updatedAt.toISOString(),
  }
}

function encodeReservation(reservation: Reservation): ReservationMessage {
  const { id, requestId, amount, state, committed, expiresAt } = reservation
  const reservationState = reservationStateEnum.encode(state)
  return { id, requestId, amount, reservationState, committed, expiresAt: expiresAt.toISOString() }
}

/** A reservation and the wallet after it, as they go over the wire. */
export function encodeReserved({ reservation, wallet }: ReservedCredits) {
  return { reservation: encodeReservation(reservation), wallet: encodeWallet(wallet) }
}

/** A summary as it goes over the wire. */
export function encodeSummary({ plan, subscription, entitlements, wallet, changesAt }: Summary): GetSummaryResponse {
  const { status, productKey, interval, currentPeriodStart, currentPeriodEnd, graceEndsAt } = subscription
  return {
    currentPlan: planEnum.encode(plan),
    ...(productKey && { product: productKeyEnum.encode(productKey) }),
    subscriptionStatus: subscriptionStatusEnum.encode(status),
    ...(interval && { billingInterval: billingIntervalEnum.encode(interval) }),
    ...(currentPeriodStart && { currentPeriodStart: currentPeriodStart.toISOString() }),
    ...(currentPeriodEnd && { currentPeriodEnd: currentPeriodEnd.toISOString() }),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    ...(graceEndsAt && { graceEndsAt: graceEndsAt.toISOString() }),
    included: entitlements.map(entitlementEnum.encode),
    wallet: encodeWallet(wallet),
    catalog: encodedCatalog,
    ...(changesAt && { changesAt: changesAt.toISOString() }),
  }
}

/** A movement as it goes over the wire. */
export function encodeMovement(movement: CreditMovement): MovementMessage {
  const { id, kind, availableChange, reservedChange, balanceAfter, reservationId, purpose, createdAt } = movement
  return {
    id,
    movementKind: movementKindEnum.encode(kind),
    amount: availableChange,
    reservedAmount: reservedChange,
    balanceAfter,
    ...(reservationId && { reservationId }),
    purpose,
    createdAt: createdAt.toISOString(),
  }
}

/** A payment as it goes over the wire. */
export function encodePayment(payment: PaymentRecord): PaymentMessage {
  const { id, kind, itemKey, amountCents, refundedCents, currency, status, credits, paidAt, updatedAt } = payment
  return {
    id,
    paymentKind: paymentKindEnum.encode(kind),
    ...(isPackKey(itemKey) ? { pack: packKeyEnum.encode(itemKey) } : { product: productKeyEnum.encode(itemKey) }),
    amountCents,
    refundedCents,
    currency,
    paymentStatus: paymentStatusEnum.encode(status),
    credits,
    paidAt: paidAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** What can be bought, as it goes over the wire. */
export const encodedCatalog: CatalogMessage = {
  products: productKeys.map((productKey) => {
    const { name, entitlements, monthlyCredits, amountCents } = products[productKey]
    const prices = intervals.map((interval) => ({
      billingInterval: billingIntervalEnum.encode(interval),
      amountCents: amountCents[interval],
      currency,
    }))
    const included = entitlements.map(entitlementEnum.encode)
    return { product: productKeyEnum.encode(productKey), name, included, monthlyCredits, prices }
  }),
  creditPacks: packKeys.map((packKey) => ({
    pack: packKeyEnum.encode(packKey),
    ...creditPacks[packKey],
    currency,
    validDays: packDays,
  })),
}
