// Original file: resume/billing/v1/billing.proto


/**
 * What a product costs.
 */
export interface Price {
  /**
   * monthly or annual.
   */
  'interval'?: (string);
  'amountCents'?: (number);
  /**
   * ISO 4217, lower case.
   */
  'currency'?: (string);
}

/**
 * What a product costs.
 */
export interface PriceOutput {
  /**
   * monthly or annual.
   */
  'interval': (string);
  'amountCents': (number);
  /**
   * ISO 4217, lower case.
   */
  'currency': (string);
}
