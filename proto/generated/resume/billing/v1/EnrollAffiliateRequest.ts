// Original file: resume/billing/v1/affiliates.proto


/**
 * Who enrolls, besides the calling user.
 */
export interface EnrollAffiliateRequest {
  /**
   * The user's name, for the leaderboard.
   */
  'name'?: (string);
}

/**
 * Who enrolls, besides the calling user.
 */
export interface EnrollAffiliateRequestOutput {
  /**
   * The user's name, for the leaderboard.
   */
  'name': (string);
}
