// Original file: resume/billing/v1/affiliates.proto


/**
 * Who referred the calling user.
 */
export interface CreateReferralRequest {
  'code'?: (string);
  /**
   * When the account was made: ISO 8601.
   */
  'accountCreatedAt'?: (string);
}

/**
 * Who referred the calling user.
 */
export interface CreateReferralRequestOutput {
  'code': (string);
  /**
   * When the account was made: ISO 8601.
   */
  'accountCreatedAt': (string);
}
