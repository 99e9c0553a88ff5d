import { affiliateLimits } from '@resume/proto/limits/affiliates'
import type { Affiliate, ReferralRecord, WithdrawalRecord } from '../domain/affiliate.ts'
import type { CommissionRecord } from '../domain/commission.ts'
import type { AffiliatesPort } from './affiliate-ports.ts'

/** What reading an affiliate needs. */
export interface GetAffiliatePorts {
  affiliates: Pick<AffiliatesPort, 'ofUser'>
  affiliateHistories: {
    /** The newest, newest first. */
    referrals(affiliateId: string, limit: number): Promise<ReferralRecord[]>
    commissions(affiliateId: string, limit: number): Promise<CommissionRecord[]>
    withdrawals(affiliateId: string, limit: number): Promise<WithdrawalRecord[]>
  }
}

/** What a user sees of the affiliate program. */
export interface ShownAffiliate {
  /** Undefined for a user who is not enrolled. */
  affiliate: Affiliate | undefined
  referrals: ReferralRecord[]
  commissions: CommissionRecord[]
  withdrawals: WithdrawalRecord[]
}

/** Reads what a user sees of the affiliate program. */
export async function getAffiliate(ports: GetAffiliatePorts, userId: string): Promise<ShownAffiliate> {
  const affiliate = await ports.affiliates.ofUser(userId)
  if (!affiliate) return { affiliate, referrals: [], commissions: [], withdrawals: [] }
  const { shownReferrals, shownCommissions, shownWithdrawals } = affiliateLimits
  const [referrals, commissions, withdrawals] = await Promise.all([
    ports.affiliateHistories.referrals(affiliate.id, shownReferrals),
    ports.affiliateHistories.commissions(affiliate.id, shownCommissions),
    ports.affiliateHistories.withdrawals(affiliate.id, shownWithdrawals),
  ])
  return { affiliate, referrals, commissions, withdrawals }
}
