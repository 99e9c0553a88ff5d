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
   * An exact amount, instead of `min` and `max`: at least 1. A repeat with another amount is ALREADY_EXISTS.
   */
  'amount'?: (number);
  /**
   * What the credits are for, such as `ats.analyze`; 1 to 64 characters.
   */
  'purpose'?: (string);
  /**
   * The least to reserve: at least 1.
   */
  'min'?: (number);
  /**
   * The most to reserve: at least `min`.
   */
  'max'?: (number);
  '_min'?: "min";
  '_max'?: "max";
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
   * An exact amount, instead of `min` and `max`: at least 1. A repeat with another amount is ALREADY_EXISTS.
   */
  'amount': (number);
  /**
   * What the credits are for, such as `ats.analyze`; 1 to 64 characters.
   */
  'purpose': (string);
  /**
   * The least to reserve: at least 1.
   */
  'min'?: (number);
  /**
   * The most to reserve: at least `min`.
   */
  'max'?: (number);
  '_min'?: "min";
  '_max'?: "max";
}
