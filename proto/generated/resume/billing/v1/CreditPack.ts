// Original file: resume/billing/v1/billing.proto


/**
 * Credits that can be bought once.
 */
export interface CreditPack {
  'packKey'?: (string);
  'name'?: (string);
  'credits'?: (number);
  'amountCents'?: (number);
  /**
   * ISO 4217, lower case.
   */
  'currency'?: (string);
  'validDays'?: (number);
}

/**
 * Credits that can be bought once.
 */
export interface CreditPackOutput {
  'packKey': (string);
  'name': (string);
  'credits': (number);
  'amountCents': (number);
  /**
   * ISO 4217, lower case.
   */
  'currency': (string);
  'validDays': (number);
}
