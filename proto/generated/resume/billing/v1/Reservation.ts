// Original file: resume/billing/v1/billing.proto


/**
 * Reserved credits.
 */
export interface Reservation {
  'id'?: (string);
  'requestId'?: (string);
  'amount'?: (number);
  /**
   * held, committed, released or lapsed.
   */
  'state'?: (string);
  /**
   * What was spent of the amount.
   */
  'committed'?: (number);
  /**
   * When it ends by itself.
   */
  'expiresAt'?: (string);
}

/**
 * Reserved credits.
 */
export interface ReservationOutput {
  'id': (string);
  'requestId': (string);
  'amount': (number);
  /**
   * held, committed, released or lapsed.
   */
  'state': (string);
  /**
   * What was spent of the amount.
   */
  'committed': (number);
  /**
   * When it ends by itself.
   */
  'expiresAt': (string);
}
