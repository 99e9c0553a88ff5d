// Original file: resume/billing/v1/billing.proto


/**
 * Credits to bring in.
 */
export interface GrantCreditsRequest {
  'userId'?: (string);
  'amount'?: (number);
  /**
   * Why, for the audit log.
   */
  'reason'?: (string);
  /**
   * Names the request, so that it can be repeated.
   */
  'requestId'?: (string);
}

/**
 * Credits to bring in.
 */
export interface GrantCreditsRequestOutput {
  'userId': (string);
  'amount': (number);
  /**
   * Why, for the audit log.
   */
  'reason': (string);
  /**
   * Names the request, so that it can be repeated.
   */
  'requestId': (string);
}
