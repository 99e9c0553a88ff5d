import {
  billingIntervalEnum,
  entitlementEnum,
  movementKindEnum,
  packKeyEnum,
  paymentKindEnum,
  paymentStatusEnum,
  planEnum,
  productKeyEnum,
  subscriptionStatusEnum,
} from '@resume/proto/billing-enums'
import type { CatalogOutput } from '@resume/proto/generated/resume/billing/v1/Catalog'
import type { CreditMovementOutput } from '@resume/proto/generated/resume/billing/v1/CreditMovement'
import type { GetSummaryResponseOutput } from '@resume/proto/generated/resume/billing/v1/GetSummaryResponse'
import type { PaymentOutput } from '@resume/proto/generated/resume/billing/v1/Payment'
import type { WalletOutput } from '@resume/proto/generated/resume/billing/v1/Wallet'
import {
  billingIntervals,
  billingLimits,
  entitlements,
  movementKinds,
  packKeys,
  paymentKinds,
  paymentStatuses,
  plans,
  productKeys,
  subscriptionStatuses,
} from '@resume/proto/limits/billing'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Flag, Id, Nullable, Text, Time, TimeOrNull, Whole } from './schemas.ts'

/** What can be subscribed to. */
export const ProductKey = Type.Enum([...productKeys], named('ProductKey', 'A product that can be subscribed to.'))

/** How often a subscription is paid. */
export const BillingInterval = Type.Enum(
  [...billingIntervals],
  named('BillingInterval', 'How often a subscription is paid.'),
)

/** Credits that can be bought once. */
export const CreditPackKey = Type.Enum(
  [...packKeys],
  named('CreditPackKey', 'A pack of credits that can be bought once.'),
)

const Entitlement = Type.Enum([...entitlements], named('Entitlement', 'A feature that a plan includes.'))
const included = Type.Array(Entitlement, { description: 'The features that are included.' })

/** A user's credits. */
export const CreditWallet = Type.Object(
  {
    balance: Whole('The credits that can be spent, without reserved and expired ones.'),
    reserved: Whole('The credits that are reserved for work in progress.'),
    lifetimeCredited: Whole('All credits that were ever added.'),
    lifetimeDebited: Whole('All credits that were ever spent, expired or taken back after a refund.'),
    nextExpiryAt: TimeOrNull(
      `When credits expire next; null if none will. Those of a month expire ${billingLimits.creditGraceHours} hours after it.`,
    ),
    nextExpiryCredits: Whole('The number of credits that expire at `nextExpiryAt`.'),
    updatedAt: Time('When the wallet last changed or, if it never has, when the account was created.'),
  },
  named('CreditWallet', 'The credits of a user.'),
)

const money = {
  amountCents: Whole('The price in the smallest unit of the currency, such as cents.'),
  currency: Text('The ISO 4217 code of the currency, in lowercase.', { pattern: '^[a-z]{3}$' }),
}

const Price = Type.Object({ interval: BillingInterval, ...money }, named('Price', 'What a product costs.'))

const Product = Type.Object(
  {
    productKey: ProductKey,
    name: Text('The name to show.'),
    entitlements: included,
    monthlyCredits: Whole('The credits that are added each month.'),
    prices: Type.Array(Price, { description: 'What the product costs.' }),
  },
  named('Product', 'A product that can be subscribed to.'),
)

const CreditPack = Type.Object(
  {
    packKey: CreditPackKey,
    name: Text('The name to show.'),
    credits: Whole('The number of credits.'),
    ...money,
    validDays: Whole('The number of days after which the credits expire.'),
  },
  named('CreditPack', 'A pack of credits that can be bought once.'),
)

const Catalog = Type.Object(
  {
    products: Type.Array(Product, { description: 'The subscriptions.' }),
    creditPacks: Type.Array(CreditPack, { description: 'The packs of credits.' }),
  },
  named('Catalog', 'What can be bought.'),
)

/** The plan, what it entitles to, the wallet, and what can be bought. */
export const BillingSummary = Type.Object(
  {
    plan: Type.Enum([...plans], named('Plan', 'A plan.')),
    productKey: Nullable(
      ProductKey,
      'The product of the subscription, or null without one. It stays when the subscription has ended and `plan` is `FREE`.',
    ),
    status: Type.Enum(
      [...subscriptionStatuses],
      named(
        'SubscriptionStatus',
        'The state of a subscription. `INACTIVE` stands for none, and for one that is paused or unpaid.',
      ),
    ),
    interval: Nullable(BillingInterval, 'How often the subscription is paid, or null without one.'),
    currentPeriodStart: TimeOrNull('When the current period, or the last one, began; null without a subscription.'),
    currentPeriodEnd: TimeOrNull(
      'When the current period ends, or the last one would have; null without a subscription.',
    ),
    cancelAtPeriodEnd: Flag('Whether the subscription ends with the current period.'),
    graceEndsAt: TimeOrNull('Until when the entitlements last although a payment failed, or null.'),
    canPublish: Flag('Whether `entitlements` contains `portfolio_publish`.'),
    entitlements: included,
    credits: CreditWallet,
    catalog: Catalog,
  },
  named('BillingSummary', 'The plan of a user, what it includes, the credits, and what can be bought.'),
)

/** Money that was paid. */
export const Payment = Type.Object(
  {
    id: Id('The ID of the payment.'),
    kind: Type.Enum([...paymentKinds], named('PaymentKind', 'What a payment was for.')),
    itemKey: Text('The key of the product or credit pack.'),
    ...money,
    refundedCents: Whole('The part of the amount that was refunded.'),
    status: Type.Enum([...paymentStatuses], named('PaymentStatus', 'The state of a payment.')),
    credits: Whole('The credits that came with the payment.'),
    paidAt: Time('When it was paid.'),
    updatedAt: Time('When the payment last changed.'),
  },
  named('Payment', 'A payment.'),
)

/** A change of a wallet. */
export const CreditTransaction = Type.Object(
  {
    id: Id('The ID of the transaction.'),
    kind: Type.Enum(
      [...movementKinds],
      named(
        'CreditTransactionKind',
        'What happened: credits were added (`grant`), reserved (`reserve`), spent (`commit`), returned from a reservation (`release`, or `lapse` when it timed out), expired (`expire`), were taken back after a refund (`take_back`), or paid a debt that a refund left (`settle_debt`).',
      ),
    ),
    amount: Whole('The change of the balance.'),
    reservedAmount: Whole('The change of the reserved credits.'),
    balanceAfter: Whole('The balance after the transaction.'),
    reservationId: Nullable(Id('The ID of a reservation.'), 'The ID of the reservation it belongs to, or null.'),
    purpose: Text('What the credits were for, or where they came from.'),
    createdAt: Time('When it happened.'),
  },
  named('CreditTransaction', 'A change of the credits of a user.'),
)

/** The wire form of a wallet. */
export function toWalletResponse(wallet: WalletOutput | null): object {
  if (!wallet) throw new AppError('internal_error')
  const { balance, reserved, lifetimeCredited, lifetimeDebited, nextExpiryAt = null, nextExpiryCredits } = wallet
  const { updatedAt } = wallet
  return { balance, reserved, lifetimeCredited, lifetimeDebited, nextExpiryAt, nextExpiryCredits, updatedAt }
}

function toCatalogResponse(catalog: CatalogOutput | null): object {
  return {
    products: (catalog?.products ?? []).map(({ product, name, included, monthlyCredits, prices }) => ({
      productKey: productKeyEnum.decode(product),
      name,
      entitlements: included.map(entitlementEnum.decode),
      monthlyCredits,
      prices: prices.map(({ billingInterval, amountCents, currency }) => ({
        interval: billingIntervalEnum.decode(billingInterval),
        amountCents,
        currency,
      })),
    })),
    creditPacks: (catalog?.creditPacks ?? []).map(({ pack, name, credits, amountCents, currency, validDays }) => ({
      packKey: packKeyEnum.decode(pack),
      name,
      credits,
      amountCents,
      currency,
      validDays,
    })),
  }
}

/** The wire form of a summary. */
export function toSummaryResponse(summary: GetSummaryResponseOutput): object {
  const { product, billingInterval, included, cancelAtPeriodEnd } = summary
  const { currentPeriodStart = null, currentPeriodEnd = null, graceEndsAt = null } = summary
  const entitlements = included.map(entitlementEnum.decode)
  return {
    plan: planEnum.decode(summary.currentPlan),
    productKey: product ? productKeyEnum.decode(product) : null,
    status: subscriptionStatusEnum.decode(summary.subscriptionStatus),
    interval: billingInterval ? billingIntervalEnum.decode(billingInterval) : null,
    currentPeriodStart,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    graceEndsAt,
    canPublish: entitlements.includes('portfolio_publish'),
    entitlements,
    credits: toWalletResponse(summary.wallet),
    catalog: toCatalogResponse(summary.catalog),
  }
}

/** The wire form of a payment. */
export function toPaymentResponse(payment: PaymentOutput): object {
  const { id, product, pack, amountCents, currency, refundedCents, credits, paidAt, updatedAt } = payment
  return {
    id,
    kind: paymentKindEnum.decode(payment.paymentKind),
    itemKey: (product && productKeyEnum.decode(product)) ?? (pack && packKeyEnum.decode(pack)),
    amountCents,
    currency,
    refundedCents,
    status: paymentStatusEnum.decode(payment.paymentStatus),
    credits,
    paidAt,
    updatedAt,
  }
}

/** The wire form of a credit transaction. */
export function toCreditTransactionResponse(movement: CreditMovementOutput): object {
  const { id, amount, reservedAmount, balanceAfter, reservationId = null, purpose, createdAt } = movement
  const kind = movementKindEnum.decode(movement.movementKind)
  return { id, kind, amount, reservedAmount, balanceAfter, reservationId, purpose, createdAt }
}
