// Original file: resume/billing/v1/affiliates.proto


/**
 * Who enrolls, besides the calling user.
 */
export interface EnrollAffiliateRequest {
  /**
   * The user's name, for the leaderboard.
   */
  'name'?: (string);
  /**
   * `updated_at` of the user with whom the name was read. A user who is enrolled takes the name if this is later than what is known;
   * absent from a caller that does not tell it.
   */
  'nameAsOf'?: (string);
  '_nameAsOf'?: "nameAsOf";
}

/**
 * Who enrolls, besides the calling user.
 */
export interface EnrollAffiliateRequestOutput {
  /**
   * The user's name, for the leaderboard.
   */
  'name': (string);
  /**
   * `updated_at` of the user with whom the name was read. A user who is enrolled takes the name if this is later than what is known;
   * absent from a caller that does not tell it.
   */
  'nameAsOf'?: (string);
  '_nameAsOf'?: "nameAsOf";
}
