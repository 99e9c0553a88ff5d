// Original file: resume/billing/v1/billing.proto


/**
 * A reservation to make.
 */
export interface ReserveCreditsRequest {
  /**
   * 8 to 200 characters; names the caller's undertaking, so that a repeat reserves nothing twice.
   */
  'requestId'?: (string);
  /**
   * At least 1.
   */
  'amount'?: (number);
  /**
   * What the credits are for, such as `ats.analyze`; 1 to 64 characters.
   */
  'purpose'?: (string);
}

/**
 * A reservation to make.
 */
export interface ReserveCreditsRequestOutput {
  /**
   * 8 to 200 characters; names the caller's undertaking, so that a repeat reserves nothing twice.
   */
  'requestId': (string);
  /**
   * At least 1.
   */
  'amount': (number);
  /**
   * What the credits are for, such as `ats.analyze`; 1 to 64 characters.
   */
  'purpose': (string);
}
