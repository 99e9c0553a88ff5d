// Original file: resume/billing/v1/billing.proto


/**
 * Money that a user paid.
 */
export interface Payment {
  'id'?: (string);
  /**
   * subscription or credit_pack.
   */
  'kind'?: (string);
  /**
   * The product or pack.
   */
  'itemKey'?: (string);
  'amountCents'?: (number);
  /**
   * Of the amount, what was given back.
   */
  'refundedCents'?: (number);
  /**
   * ISO 4217, lower case.
   */
  'currency'?: (string);
  /**
   * paid, partially_refunded, refunded or disputed.
   */
  'status'?: (string);
  /**
   * The credits that came with it.
   */
  'credits'?: (number);
  'paidAt'?: (string);
  'updatedAt'?: (string);
}

/**
 * Money that a user paid.
 */
export interface PaymentOutput {
  'id': (string);
  /**
   * subscription or credit_pack.
   */
  'kind': (string);
  /**
   * The product or pack.
   */
  'itemKey': (string);
  'amountCents': (number);
  /**
   * Of the amount, what was given back.
   */
  'refundedCents': (number);
  /**
   * ISO 4217, lower case.
   */
  'currency': (string);
  /**
   * paid, partially_refunded, refunded or disputed.
   */
  'status': (string);
  /**
   * The credits that came with it.
   */
  'credits': (number);
  'paidAt': (string);
  'updatedAt': (string);
}
