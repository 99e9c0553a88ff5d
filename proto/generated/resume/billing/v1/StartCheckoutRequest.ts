// Original file: resume/billing/v1/billing.proto


/**
 * A subscription to buy.
 */
export interface StartCheckoutRequest {
  /**
   * ai_credits, portfolio_pro or bundle.
   */
  'productKey'?: (string);
  /**
   * monthly or annual.
   */
  'interval'?: (string);
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  '_redirectUrl'?: "redirectUrl";
}

/**
 * A subscription to buy.
 */
export interface StartCheckoutRequestOutput {
  /**
   * ai_credits, portfolio_pro or bundle.
   */
  'productKey': (string);
  /**
   * monthly or annual.
   */
  'interval': (string);
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  '_redirectUrl'?: "redirectUrl";
}
