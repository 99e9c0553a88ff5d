import {
  type AffiliateStatus,
  affiliateLimits,
  type LeaderboardPeriod,
  type WithdrawalStatus,
} from '@resume/proto/limits/affiliates'
import { type Affiliate, shortenedName } from '../domain/affiliate.ts'
import type { Page, PageRequest } from '../domain/histories.ts'
import type { EarningsPort } from './affiliate-ports.ts'
import type { SettledWithdrawal } from './settle-withdrawal.ts'

/** What the administrator's lists need. */
export interface ListAffiliatesPorts {
  affiliateLists: {
    affiliates(status: AffiliateStatus | undefined, page: PageRequest): Promise<Page<Affiliate>>
    withdrawals(status: WithdrawalStatus | undefined, page: PageRequest): Promise<Page<SettledWithdrawal>>
  }
}

/** Lists affiliates, newest first. @param status undefined for all */
export function listAffiliates(
  { affiliateLists }: ListAffiliatesPorts,
  status: AffiliateStatus | undefined,
  page: PageRequest,
): Promise<Page<Affiliate>> {
  return affiliateLists.affiliates(status, page)
}

/** Lists withdrawals, newest first. @param status undefined for all */
export function listWithdrawals(
  { affiliateLists }: ListAffiliatesPorts,
  status: WithdrawalStatus | undefined,
  page: PageRequest,
): Promise<Page<SettledWithdrawal>> {
  return affiliateLists.withdrawals(status, page)
}

/** What the leaderboard needs. */
export interface GetLeaderboardPorts {
  earnings: Pick<EarningsPort, 'best'>
}

/** A place of the leaderboard. */
export interface LeaderboardPlace {
  rank: number
  name: string
  earningsCents: number
  commissions: number
}

/** Who earned most in the current month in UTC, or at all, the best first, with shortened names. */
export async function getLeaderboard(
  { earnings }: GetLeaderboardPorts,
  period: LeaderboardPeriod,
): Promise<LeaderboardPlace[]> {
  const best = await earnings.best(period, new Date(), affiliateLimits.leaderboardRows)
  return best.map(({ name, earnedCents, commissions }, index) => ({
    ...{ rank: index + 1, name: shortenedName(name), earningsCents: earnedCents, commissions },
  }))
}
