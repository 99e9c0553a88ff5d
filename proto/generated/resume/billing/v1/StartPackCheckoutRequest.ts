// Original file: resume/billing/v1/billing.proto


/**
 * Credits to buy.
 */
export interface StartPackCheckoutRequest {
  /**
   * credit_pack_250 or credit_pack_500.
   */
  'packKey'?: (string);
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  '_redirectUrl'?: "redirectUrl";
}

/**
 * Credits to buy.
 */
export interface StartPackCheckoutRequestOutput {
  /**
   * credit_pack_250 or credit_pack_500.
   */
  'packKey': (string);
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  '_redirectUrl'?: "redirectUrl";
}
