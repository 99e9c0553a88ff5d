import {
  affiliateStatusEnum,
  affiliateTierEnum,
  commissionStatusEnum,
  referralStatusEnum,
  withdrawalStatusEnum,
} from '@resume/proto/affiliate-enums'
import type { AffiliateOutput } from '@resume/proto/generated/resume/billing/v1/Affiliate'
import type { AffiliateWalletOutput } from '@resume/proto/generated/resume/billing/v1/AffiliateWallet'
import type { CommissionOutput } from '@resume/proto/generated/resume/billing/v1/Commission'
import type { ReferralOutput } from '@resume/proto/generated/resume/billing/v1/Referral'
import type { WithdrawalOutput } from '@resume/proto/generated/resume/billing/v1/Withdrawal'
import {
  affiliateLimits,
  affiliateStatuses,
  affiliateTierNames,
  commissionStatuses,
  referralStatuses,
  withdrawalStatuses,
} from '@resume/proto/limits/affiliates'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { about, named } from '../description/keywords.ts'
import { Id, Nullable, Text, Time, TimeOrNull, Whole } from './schemas.ts'

/** Whether somebody takes part. */
export const AffiliateStatus = Type.Enum(
  [...affiliateStatuses],
  named('AffiliateStatus', 'Whether a user takes part in the affiliate program.'),
)

/** The share of payments. */
export const AffiliateTier = Type.Enum(
  [...affiliateTierNames],
  named('AffiliateTier', 'The share of payments that an affiliate gets: 2% (`BRONZE`), 3% (`SILVER`) or 5% (`GOLD`).'),
)

/** Where a withdrawal stands. */
export const WithdrawalStatus = Type.Enum(
  [...withdrawalStatuses],
  named('WithdrawalStatus', 'The state of a withdrawal. `REJECTED` and `PAID` are final.'),
)

/** The money of an affiliate. */
export const AffiliateWallet = Type.Object(
  {
    pendingCents: Whole('Commissions that are less than 30 days old, in US cents.'),
    availableCents: Whole('What can be withdrawn, in US cents. An open withdrawal is not part of it.'),
    paidCents: Whole('What was paid out, in US cents.'),
    owedCents: Whole(
      'What was paid out for payments that were then refunded, in US cents. Later commissions pay it off.',
    ),
  },
  named('AffiliateWallet', 'The money of an affiliate.'),
)

/** A user whom the affiliate referred. */
export const Referral = Type.Object(
  {
    id: Id('The ID of the referral.'),
    status: Type.Enum(
      [...referralStatuses],
      named('ReferralStatus', 'Whether a referred user has signed up, has paid (`CONVERTED`), or does not count.'),
    ),
    createdAt: Time('When the referral was recorded.'),
    convertedAt: TimeOrNull('When the user first paid, or null.'),
  },
  named('Referral', 'A user whom an affiliate referred. It does not reveal who.'),
)

const Commission = Type.Object(
  {
    id: Id('The ID of the commission.'),
    amountCents: Whole('What is left of it after refunds, in US cents.'),
    rateBps: Whole('The share of the payment, in hundredths of a percent.'),
    status: Type.Enum(
      [...commissionStatuses],
      named(
        'CommissionStatus',
        'The state of a commission: `PENDING` for 30 days, then `AVAILABLE`, and `PAID` with a withdrawal; `REVERSED` when refunds or disputes have undone all of it.',
      ),
    ),
    createdAt: Time('When it was earned.'),
  },
  named('Commission', 'What an affiliate earned with a payment of a referred user.'),
)

/** What an affiliate asked to be paid. */
export const Withdrawal = Type.Object(
  {
    id: Id('The ID of the withdrawal.'),
    amountCents: Whole('The amount in US cents.'),
    status: WithdrawalStatus,
    createdAt: Time('When it was requested.'),
    note: Nullable(Type.String(), 'What the administrator says about it, or null.'),
  },
  named('Withdrawal', 'A request of an affiliate to be paid.'),
)

const TierProgress = Type.Object(
  {
    current: Whole('The number of converted referrals.'),
    next: Nullable(Type.Integer(), 'The number from which the next tier counts, or null in the highest one.'),
  },
  named('TierProgress', 'How far an affiliate is from the next tier.'),
)

/** What a user sees of the affiliate program. */
export const Affiliate = Type.Object(
  {
    status: AffiliateStatus,
    tier: Nullable(AffiliateTier, 'The tier, or null if you are not enrolled.'),
    code: Nullable(
      Text('The code.', { pattern: affiliateLimits.codePattern }),
      'The code for your links, or null if you are not enrolled.',
    ),
    enrolledAt: TimeOrNull('When you enrolled, or null.'),
    clicks: Whole('How often links with your code were followed; each visitor counts once a day.'),
    totalReferrals: Whole('The number of users whom you referred.'),
    conversions: Whole('The number of them who have paid.'),
    wallet: AffiliateWallet,
    minimumWithdrawalCents: Whole('The least amount of a withdrawal, in US cents.'),
    tierProgress: about('How far you are from the next tier.', TierProgress),
    referrals: Type.Array(Referral, { description: 'The newest 50 referrals.' }),
    commissions: Type.Array(Commission, { description: 'The newest 50 commissions.' }),
    withdrawals: Type.Array(Withdrawal, { description: 'The newest 25 withdrawals.' }),
  },
  named('Affiliate', 'What a user sees of the affiliate program.'),
)

/** What a user sees of the program, in its wire form. */
export function toAffiliateResponse(affiliate: AffiliateOutput | null): object {
  if (!affiliate) throw new AppError('internal_error')
  const { clicks, totalReferrals, conversions, minimumWithdrawalCents, tierProgress } = affiliate
  return {
    status: affiliateStatusEnum.decode(affiliate.status) ?? 'NOT_ENROLLED',
    tier: affiliateTierEnum.decode(affiliate.tier) ?? null,
    code: affiliate.code || null,
    enrolledAt: affiliate.enrolledAt || null,
    ...{ clicks, totalReferrals, conversions, wallet: toWalletResponse(affiliate.wallet), minimumWithdrawalCents },
    tierProgress: { current: tierProgress?.current ?? 0, next: tierProgress?.next ?? null },
    referrals: affiliate.referrals.map(toReferralResponse),
    commissions: affiliate.commissions.map(toCommissionResponse),
    withdrawals: affiliate.withdrawals.map(toWithdrawalResponse),
  }
}

/** The wire form of an affiliate's money. */
export function toWalletResponse(wallet: AffiliateWalletOutput | null): object {
  const { pendingCents = 0, availableCents = 0, paidCents = 0, owedCents = 0 } = wallet ?? {}
  return { pendingCents, availableCents, paidCents, owedCents }
}

/** The wire form of a referral. */
export function toReferralResponse(referral: ReferralOutput | null): object {
  if (!referral) throw new AppError('internal_error')
  const { id, status, createdAt, convertedAt = null } = referral
  return { id, status: referralStatusEnum.decode(status), createdAt, convertedAt }
}

function toCommissionResponse({ id, amountCents, rateBps, status, createdAt }: CommissionOutput): object {
  return { id, amountCents, rateBps, status: commissionStatusEnum.decode(status), createdAt }
}

/** The wire form of a withdrawal. */
export function toWithdrawalResponse(withdrawal: WithdrawalOutput | null): object {
  if (!withdrawal) throw new AppError('internal_error')
  const { id, amountCents, status, createdAt, note = null } = withdrawal
  return { id, amountCents, status: withdrawalStatusEnum.decode(status), createdAt, note }
}
