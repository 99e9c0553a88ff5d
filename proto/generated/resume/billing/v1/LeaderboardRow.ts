// Original file: resume/billing/v1/affiliates.proto


/**
 * One place of the leaderboard.
 */
export interface LeaderboardRow {
  'rank'?: (number);
  /**
   * Shortened: first name and an initial.
   */
  'name'?: (string);
  'earningsCents'?: (number);
  'commissions'?: (number);
}

/**
 * One place of the leaderboard.
 */
export interface LeaderboardRowOutput {
  'rank': (number);
  /**
   * Shortened: first name and an initial.
   */
  'name': (string);
  'earningsCents': (number);
  'commissions': (number);
}
