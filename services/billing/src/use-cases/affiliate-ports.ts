import type { LeaderboardPeriod, WithdrawalStatus } from '@resume/proto/limits/affiliates'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { Affiliate, ReferralRecord, WithdrawalRecord } from '../domain/affiliate.ts'
import type { AffiliateBalances, AffiliateMovement } from '../domain/affiliate-book.ts'
import type { CommissionRecord } from '../domain/commission.ts'

/** Affiliates in the database. */
export interface AffiliatesPort {
  ofUser(userId: string): Promise<Affiliate | undefined>
  withCode(code: string): Promise<Affiliate | undefined>
  /** Locks an affiliate until the transaction ends, and reads it after that. */
  lock(transaction: Transaction, id: string): Promise<Affiliate | undefined>
  change(
    transaction: Transaction,
    id: string,
    change: Partial<Omit<Affiliate, 'id' | 'clicks'>>,
    now: Date,
  ): Promise<void>
  /** Writes movements, and the balances that they lead to. */
  post(
    transaction: Transaction,
    id: string,
    posted: { movements: readonly AffiliateMovement[]; balances: AffiliateBalances; now: Date },
  ): Promise<void>
}

/** The copies of affiliates' names. */
export interface RenameAffiliatePort {
  /**
   * Keeps the copy of a user's name, if the user is an affiliate and no name as of then or later is known.
   * @param asOf when the user was changed last when the name was so; null, from who does not tell that, for a name that counts anyway
   */
  rename(transaction: Transaction, userId: string, name: string, asOf: Date | null): Promise<void>
}

/** Referrals in the database. */
export interface ReferralsPort {
  ofUser(transaction: Transaction, userId: string): Promise<ReferralRecord | undefined>
  keep(transaction: Transaction, referral: Pick<ReferralRecord, 'id' | 'status' | 'convertedAt'>): Promise<void>
}

/** Commissions in the database. */
export interface CommissionsPort {
  /** Those of payments, by the payments' IDs at the provider. */
  ofPayments(transaction: Transaction, paymentIds: string[]): Promise<Map<string, CommissionRecord>>
  /** The oldest of an affiliate's whose time has come. */
  due(transaction: Transaction, affiliateId: string, now: Date, limit: number): Promise<CommissionRecord[]>
  /** The oldest of an affiliate's in some states. */
  inState(
    transaction: Transaction,
    affiliateId: string,
    states: CommissionRecord['status'][],
    limit: number,
  ): Promise<CommissionRecord[]>
  /** What an affiliate's that count as paid come to. */
  centsPaid(transaction: Transaction, affiliateId: string): Promise<number>
  add(transaction: Transaction, commission: CommissionRecord): Promise<void>
  keep(transaction: Transaction, commissions: readonly CommissionRecord[]): Promise<void>
}

/** What affiliates earned, by month and at all. */
export interface EarningsPort {
  /** Adds to what was earned in a month; negative amounts take away. */
  add(
    transaction: Transaction,
    affiliateId: string,
    month: string,
    change: { cents: number; commissions: number },
  ): Promise<void>
  best(period: LeaderboardPeriod, now: Date, limit: number): Promise<Earner[]>
}

/** What somebody on the leaderboard earned. */
export interface Earner {
  name: string
  earnedCents: number
  commissions: number
}

/** Withdrawals in the database. */
export interface WithdrawalsPort {
  find(transaction: Transaction, id: string): Promise<WithdrawalRecord | undefined>
  open(transaction: Transaction, affiliateId: string): Promise<WithdrawalRecord | undefined>
  add(transaction: Transaction, withdrawal: WithdrawalRecord): Promise<void>
  keep(
    transaction: Transaction,
    id: string,
    change: { status: WithdrawalStatus; note: string | null; settledAt: Date | null },
  ): Promise<void>
}

/** Which users are neither gone nor suspended. */
export interface ActiveUsersPort {
  /** @throws AppError `unauthenticated` for a user who is gone or suspended; neither happens until the transaction ends */
  requireActive(transaction: Transaction, userId: string): Promise<void>
}
