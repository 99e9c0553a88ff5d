// Original file: resume/billing/v1/affiliates.proto


/**
 * A link that was followed.
 */
export interface RecordAffiliateClickRequest {
  'code'?: (string);
  'referrerHost'?: (string);
  '_referrerHost'?: "referrerHost";
}

/**
 * A link that was followed.
 */
export interface RecordAffiliateClickRequestOutput {
  'code': (string);
  'referrerHost'?: (string);
  '_referrerHost'?: "referrerHost";
}
