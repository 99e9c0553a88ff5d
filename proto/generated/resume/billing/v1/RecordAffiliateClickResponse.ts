// Original file: resume/billing/v1/affiliates.proto


/**
 * Whether it counted.
 */
export interface RecordAffiliateClickResponse {
  'tracked'?: (boolean);
}

/**
 * Whether it counted.
 */
export interface RecordAffiliateClickResponseOutput {
  'tracked': (boolean);
}
