import type { AffiliateStatusOutput } from '../generated/resume/billing/v1/AffiliateStatus.ts'
import type { AffiliateTierOutput } from '../generated/resume/billing/v1/AffiliateTier.ts'
import type { CommissionStatusOutput } from '../generated/resume/billing/v1/CommissionStatus.ts'
import type { LeaderboardPeriodOutput } from '../generated/resume/billing/v1/LeaderboardPeriod.ts'
import type { ReferralStatusOutput } from '../generated/resume/billing/v1/ReferralStatus.ts'
import type { WithdrawalStatusOutput } from '../generated/resume/billing/v1/WithdrawalStatus.ts'
import { enumWords } from './enum-words.ts'
import type {
  AffiliateStatus,
  AffiliateTier,
  CommissionStatus,
  LeaderboardPeriod,
  ReferralStatus,
  WithdrawalStatus,
} from './limits/affiliates.ts'

/** Whether somebody takes part in the affiliate program. */
export const affiliateStatusEnum = enumWords<AffiliateStatus, AffiliateStatusOutput>({
  NOT_ENROLLED: 'AFFILIATE_STATUS_NOT_ENROLLED',
  PENDING: 'AFFILIATE_STATUS_PENDING',
  ACTIVE: 'AFFILIATE_STATUS_ACTIVE',
  SUSPENDED: 'AFFILIATE_STATUS_SUSPENDED',
})

/** What share of payments an affiliate gets. */
export const affiliateTierEnum = enumWords<AffiliateTier, AffiliateTierOutput>({
  BRONZE: 'AFFILIATE_TIER_BRONZE',
  SILVER: 'AFFILIATE_TIER_SILVER',
  GOLD: 'AFFILIATE_TIER_GOLD',
})

/** What became of a referral. */
export const referralStatusEnum = enumWords<ReferralStatus, ReferralStatusOutput>({
  SIGNED_UP: 'REFERRAL_STATUS_SIGNED_UP',
  CONVERTED: 'REFERRAL_STATUS_CONVERTED',
  REJECTED: 'REFERRAL_STATUS_REJECTED',
})

/** Where a commission stands. */
export const commissionStatusEnum = enumWords<CommissionStatus, CommissionStatusOutput>({
  PENDING: 'COMMISSION_STATUS_PENDING',
  AVAILABLE: 'COMMISSION_STATUS_AVAILABLE',
  REVERSED: 'COMMISSION_STATUS_REVERSED',
  PAID: 'COMMISSION_STATUS_PAID',
})

/** Where a withdrawal stands. */
export const withdrawalStatusEnum = enumWords<WithdrawalStatus, WithdrawalStatusOutput>({
  REQUESTED: 'WITHDRAWAL_STATUS_REQUESTED',
  APPROVED: 'WITHDRAWAL_STATUS_APPROVED',
  REJECTED: 'WITHDRAWAL_STATUS_REJECTED',
  PAID: 'WITHDRAWAL_STATUS_PAID',
})

/** Which earnings a leaderboard compares. */
export const leaderboardPeriodEnum = enumWords<LeaderboardPeriod, LeaderboardPeriodOutput>({
  monthly: 'LEADERBOARD_PERIOD_MONTHLY',
  all_time: 'LEADERBOARD_PERIOD_ALL_TIME',
})
