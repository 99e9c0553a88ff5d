// Original file: resume/billing/v1/affiliates.proto


/**
 * How far an affiliate is from the next tier, in converted referrals.
 */
export interface TierProgress {
  'current'?: (number);
  /**
   * Absent in the highest tier.
   */
  'next'?: (number);
  '_next'?: "next";
}

/**
 * How far an affiliate is from the next tier, in converted referrals.
 */
export interface TierProgressOutput {
  'current': (number);
  /**
   * Absent in the highest tier.
   */
  'next'?: (number);
  '_next'?: "next";
}
