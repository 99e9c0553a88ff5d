// Original file: resume/billing/v1/affiliates.proto

/**
 * Which earnings a leaderboard compares.
 */
export const LeaderboardPeriod = {
  LEADERBOARD_PERIOD_UNSPECIFIED: 'LEADERBOARD_PERIOD_UNSPECIFIED',
  /**
   * The current month, in UTC.
   */
  LEADERBOARD_PERIOD_MONTHLY: 'LEADERBOARD_PERIOD_MONTHLY',
  LEADERBOARD_PERIOD_ALL_TIME: 'LEADERBOARD_PERIOD_ALL_TIME',
} as const;

/**
 * Which earnings a leaderboard compares.
 */
export type LeaderboardPeriod =
  | 'LEADERBOARD_PERIOD_UNSPECIFIED'
  | 0
  /**
   * The current month, in UTC.
   */
  | 'LEADERBOARD_PERIOD_MONTHLY'
  | 1
  | 'LEADERBOARD_PERIOD_ALL_TIME'
  | 2

/**
 * Which earnings a leaderboard compares.
 */
export type LeaderboardPeriodOutput = typeof LeaderboardPeriod[keyof typeof LeaderboardPeriod]
