import {
  affiliateStatusEnum,
  affiliateTierEnum,
  commissionStatusEnum,
  referralStatusEnum,
  withdrawalStatusEnum,
} from '@resume/proto/affiliate-enums'
import type { Affiliate as AffiliateMessage } from '@resume/proto/generated/resume/billing/v1/Affiliate'
import type { AffiliateRecord as RecordMessage } from '@resume/proto/generated/resume/billing/v1/AffiliateRecord'
import type { Commission as CommissionMessage } from '@resume/proto/generated/resume/billing/v1/Commission'
import type { Referral as ReferralMessage } from '@resume/proto/generated/resume/billing/v1/Referral'
import type { Withdrawal as WithdrawalMessage } from '@resume/proto/generated/resume/billing/v1/Withdrawal'
import type { WithdrawalRecord as WithdrawalRecordMessage } from '@resume/proto/generated/resume/billing/v1/WithdrawalRecord'
import { affiliateLimits } from '@resume/proto/limits/affiliates'
import type { Affiliate, ReferralRecord, WithdrawalRecord } from '../domain/affiliate.ts'
import { type CommissionRecord, tierOf } from '../domain/commission.ts'
import type { ShownAffiliate } from '../use-cases/get-affiliate.ts'
import type { SettledWithdrawal } from '../use-cases/settle-withdrawal.ts'

/** What a user sees of the affiliate program, as it goes over the wire. */
export function encodeAffiliate(shown: ShownAffiliate): AffiliateMessage {
  const { affiliate } = shown
  const conversions = affiliate?.conversions ?? 0
  const { next } = tierOf(conversions)
  return {
    status: affiliateStatusEnum.encode(affiliate?.status ?? 'NOT_ENROLLED'),
    ...(affiliate && encodeEnrolled(affiliate)),
    clicks: affiliate?.clicks ?? 0,
    totalReferrals: affiliate?.referrals ?? 0,
    conversions,
    wallet: encodeWallet(affiliate),
    minimumWithdrawalCents: affiliateLimits.minimumWithdrawalCents,
    tierProgress: { current: conversions, ...(next !== undefined && { next }) },
    referrals: shown.referrals.map(encodeReferral),
    commissions: shown.commissions.map(encodeCommission),
    withdrawals: shown.withdrawals.map(encodeWithdrawal),
  }
}

function encodeEnrolled({ code, conversions, enrolledAt }: Affiliate) {
  const tier = affiliateTierEnum.encode(tierOf(conversions).tier)
  return { tier, code: code ?? '', enrolledAt: enrolledAt.toISOString() }
}

function encodeWallet(affiliate: Affiliate | undefined) {
  const { pendingCents = 0, availableCents = 0, paidCents = 0, owedCents = 0 } = affiliate ?? {}
  return { pendingCents, availableCents, paidCents, owedCents }
}

/** A referral as it goes over the wire. */
export function encodeReferral({ id, status, createdAt, convertedAt }: ReferralRecord): ReferralMessage {
  return {
    id,
    status: referralStatusEnum.encode(status),
    createdAt: createdAt.toISOString(),
    ...(convertedAt && { convertedAt: convertedAt.toISOString() }),
  }
}

function encodeCommission(commission: CommissionRecord): CommissionMessage {
  const { id, amountCents, reversedCents, rateBps, status, createdAt } = commission
  return {
    ...{ id, amountCents: amountCents - reversedCents, rateBps },
    status: commissionStatusEnum.encode(status),
    createdAt: createdAt.toISOString(),
  }
}

/** A withdrawal as it goes over the wire. */
export function encodeWithdrawal({ id, amountCents, status, createdAt, note }: WithdrawalRecord): WithdrawalMessage {
  return {
    ...{ id, amountCents, status: withdrawalStatusEnum.encode(status), createdAt: createdAt.toISOString() },
    ...(note !== null && { note }),
  }
}

/** An affiliate as the administrator sees it. */
export function encodeAffiliateRecord(affiliate: Affiliate): RecordMessage {
  const { id, userId, name, status, clicks, referrals, conversions } = affiliate
  return {
    ...{ id, userId: userId ?? '', name, clicks, totalReferrals: referrals, conversions },
    ...encodeEnrolled(affiliate),
    status: affiliateStatusEnum.encode(status),
    wallet: encodeWallet(affiliate),
  }
}

/** A withdrawal as the administrator sees it. */
export function encodeWithdrawalRecord({ withdrawal, userId }: SettledWithdrawal): WithdrawalRecordMessage {
  const { affiliateId, settledAt } = withdrawal
  return {
    withdrawal: encodeWithdrawal(withdrawal),
    ...{ affiliateId, userId: userId ?? '' },
    ...(settledAt && { settledAt: settledAt.toISOString() }),
  }
}
