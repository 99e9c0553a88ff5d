import type { CatalogOutput } from '@resume/proto/generated/resume/billing/v1/Catalog'
import type { CreditMovementOutput } from '@resume/proto/generated/resume/billing/v1/CreditMovement'
import type { GetSummaryResponseOutput } from '@resume/proto/generated/resume/billing/v1/GetSummaryResponse'
import type { PaymentOutput } from '@resume/proto/generated/resume/billing/v1/Payment'
import type { WalletOutput } from '@resume/proto/generated/resume/billing/v1/Wallet'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { Id, Nullable, Timestamp } from './schemas.ts'

/** What can be subscribed to. */
export const productKeys = ['ai_credits', 'portfolio_pro', 'bundle'] as const

/** How often a subscription is paid. */
export const intervals = ['monthly', 'annual'] as const

/** Credits that can be bought once. */
export const packKeys = ['credit_pack_250', 'credit_pack_500'] as const

/** A user's credits. */
export const Wallet = Type.Object({
  balance: Type.Integer({ description: 'What can be spent now: neither reserved nor expired' }),
  reserved: Type.Integer({ description: 'Put aside for work that is under way' }),
  lifetimeCredited: Type.Integer({ description: 'Every credit that ever came in' }),
  lifetimeDebited: Type.Integer({ description: 'Every credit that went: spent, expired or taken back by a refund' }),
  nextExpiryAt: Nullable(Timestamp),
  nextExpiryCredits: Type.Integer({ description: 'Credits that expire at `nextExpiryAt`' }),
  updatedAt: Timestamp,
})

const Money = { amountCents: Type.Integer(), currency: Type.String({ description: 'ISO 4217, lower case' }) }

/** What can be bought. */
const Catalog = Type.Object({
  products: Type.Array(
    Type.Object({
      productKey: Type.Enum([...productKeys]),
      name: Type.String(),
      entitlements: Type.Array(Type.String()),
      monthlyCredits: Type.Integer(),
      prices: Type.Array(Type.Object({ interval: Type.Enum([...intervals]), ...Money })),
    }),
  ),
  creditPacks: Type.Array(
    Type.Object({
      packKey: Type.Enum([...packKeys]),
      name: Type.String(),
      credits: Type.Integer(),
      ...Money,
      validDays: Type.Integer({ description: 'Days until the credits expire' }),
    }),
  ),
})

/** The plan, what it entitles to, the wallet, and what can be bought. */
export const BillingSummary = Type.Object({
  plan: Type.Enum(['FREE', 'AI_CREDITS', 'PORTFOLIO_PRO', 'BUNDLE']),
  productKey: Nullable(Type.Enum([...productKeys])),
  status: Type.Enum(['INACTIVE', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED']),
  interval: Nullable(Type.Enum([...intervals])),
  currentPeriodStart: Nullable(Timestamp),
  currentPeriodEnd: Nullable(Timestamp),
  cancelAtPeriodEnd: Type.Boolean(),
  graceEndsAt: Nullable(Timestamp),
  canPublish: Type.Boolean(),
  entitlements: Type.Array(Type.String()),
  credits: Wallet,
  catalog: Catalog,
})

/** Money that was paid. */
export const Payment = Type.Object({
  id: Id,
  kind: Type.Enum(['subscription', 'credit_pack']),
  itemKey: Type.String({ description: 'The product or pack' }),
  ...Money,
  refundedCents: Type.Integer({ description: 'Of the amount, what was given back' }),
  status: Type.Enum(['paid', 'partially_refunded', 'refunded', 'disputed']),
  credits: Type.Integer({ description: 'Credits that came with it' }),
  paidAt: Timestamp,
  updatedAt: Timestamp,
})

/** A movement of credits. */
export const CreditMovement = Type.Object({
  id: Id,
  kind: Type.Enum(['grant', 'reserve', 'commit', 'release', 'lapse', 'expire', 'take_back', 'settle_debt']),
  amount: Type.Integer({ description: 'Change of the balance' }),
  reservedAmount: Type.Integer({ description: 'Change of what is reserved' }),
  balanceAfter: Type.Integer(),
  reservationId: Nullable(Id),
  purpose: Type.String({ description: 'What the credits were for, or where they came from' }),
  createdAt: Timestamp,
})

/** A wallet as the API shows it. */
export function showWallet(wallet: WalletOutput | null): object {
  if (!wallet) throw new AppError('internal', 'Internal server error')
  const { balance, reserved, lifetimeCredited, lifetimeDebited, nextExpiryAt = null, nextExpiryCredits } = wallet
  const { updatedAt } = wallet
  return { balance, reserved, lifetimeCredited, lifetimeDebited, nextExpiryAt, nextExpiryCredits, updatedAt }
}

function showCatalog(catalog: CatalogOutput | null): object {
  return {
    products: (catalog?.products ?? []).map(({ productKey, name, entitlements, monthlyCredits, prices }) => ({
      productKey,
      name,
      entitlements,
      monthlyCredits,
      prices: prices.map(({ interval, amountCents, currency }) => ({ interval, amountCents, currency })),
    })),
    creditPacks: (catalog?.creditPacks ?? []).map((pack) => {
      const { packKey, name, credits, amountCents, currency, validDays } = pack
      return { packKey, name, credits, amountCents, currency, validDays }
    }),
  }
}

/** A summary as the API shows it. */
export function showSummary(summary: GetSummaryResponseOutput): object {
  const { plan, productKey = null, status, interval = null, entitlements, cancelAtPeriodEnd } = summary
  const { currentPeriodStart = null, currentPeriodEnd = null, graceEndsAt = null } = summary
  return {
    plan,
    productKey,
    status,
    interval,
    currentPeriodStart,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    graceEndsAt,
    canPublish: entitlements.includes('portfolio_publish'),
    entitlements,
    credits: showWallet(summary.wallet),
    catalog: showCatalog(summary.catalog),
  }
}

/** A payment as the API shows it. */
export function showPayment(payment: PaymentOutput): object {
  const { id, kind, itemKey, amountCents, currency, refundedCents, status, credits, paidAt, updatedAt } = payment
  return { id, kind, itemKey, amountCents, currency, refundedCents, status, credits, paidAt, updatedAt }
}

/** A movement as the API shows it. */
export function showMovement(movement: CreditMovementOutput): object {
  const { id, kind, amount, reservedAmount, balanceAfter, reservationId = null, purpose, createdAt } = movement
  return { id, kind, amount, reservedAmount, balanceAfter, reservationId, purpose, createdAt }
}
