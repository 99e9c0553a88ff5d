/**
 * Enumerations and limits of the affiliate program. The gateway's schemas and billing both apply them, so they stand here
 * once. Amounts are in cents, times in milliseconds unless a name says otherwise.
 */

const day = 24 * 60 * 60 * 1000

/** Whether somebody takes part; a user who is not enrolled has no row. */
export const affiliateStatuses = ['NOT_ENROLLED', 'PENDING', 'ACTIVE', 'SUSPENDED'] as const

/** Whether somebody takes part. */
export type AffiliateStatus = (typeof affiliateStatuses)[number]

/** The tiers, the lowest first. */
export const affiliateTierNames = ['BRONZE', 'SILVER', 'GOLD'] as const

/** A tier. */
export type AffiliateTier = (typeof affiliateTierNames)[number]

/** From how many converted referrals each tier counts, and its share of payments in hundredths of a percent. */
export const affiliateTiers = [
  { tier: 'BRONZE', from: 0, rateBps: 200 },
  { tier: 'SILVER', from: 10, rateBps: 300 },
  { tier: 'GOLD', from: 50, rateBps: 500 },
] as const satisfies readonly { tier: AffiliateTier; from: number; rateBps: number }[]

/** What becomes of referrals. */
export const referralStatuses = ['SIGNED_UP', 'CONVERTED', 'REJECTED'] as const

/** What became of a referral. */
export type ReferralStatus = (typeof referralStatuses)[number]

/** Where commissions stand. */
export const commissionStatuses = ['PENDING', 'AVAILABLE', 'REVERSED', 'PAID'] as const

/** Where a commission stands. */
export type CommissionStatus = (typeof commissionStatuses)[number]

/** Where withdrawals stand. */
export const withdrawalStatuses = ['REQUESTED', 'APPROVED', 'REJECTED', 'PAID'] as const

/** Where a withdrawal stands. */
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Which earnings a leaderboard compares. */
export const leaderboardPeriods = ['monthly', 'all_time'] as const

/** Which earnings a leaderboard compares. */
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number]

/** Limits of the affiliate program. */
export const affiliateLimits = {
  /** What a code is made of. */
  codePattern: '^[a-z0-9]{10}$',
  codeLength: 10,
  /** A host name. */
  referrerHostLength: 253,
  minimumWithdrawalCents: 2_500,
  /** The most that the ledger can hold of one affiliate. */
  mostCents: 2_000_000_000,
  /** How long a commission is pending. */
  pendingMs: 30 * day,
  /** How long after signing up a user can be referred. */
  referralMs: 60 * day,
  /** Rows of the lists that an affiliate sees, and of the leaderboard. */
  shownReferrals: 50,
  shownCommissions: 50,
  shownWithdrawals: 25,
  leaderboardRows: 50,
  /** What the administrator tells an affiliate about a withdrawal. */
  noteLength: 500,
} as const
