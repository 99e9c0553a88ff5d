// Original file: resume/billing/v1/affiliates.proto


/**
 * The money of an affiliate, in cents.
 */
export interface AffiliateWallet {
  /**
   * Of commissions that are not available yet.
   */
  'pendingCents'?: (number);
  /**
   * What can be withdrawn.
   */
  'availableCents'?: (number);
  /**
   * What was paid out.
   */
  'paidCents'?: (number);
  /**
   * What was undone after it had been paid out.
   */
  'owedCents'?: (number);
}

/**
 * The money of an affiliate, in cents.
 */
export interface AffiliateWalletOutput {
  /**
   * Of commissions that are not available yet.
   */
  'pendingCents': (number);
  /**
   * What can be withdrawn.
   */
  'availableCents': (number);
  /**
   * What was paid out.
   */
  'paidCents': (number);
  /**
   * What was undone after it had been paid out.
   */
  'owedCents': (number);
}
