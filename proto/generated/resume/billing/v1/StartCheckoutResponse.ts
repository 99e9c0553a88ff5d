// Original file: resume/billing/v1/billing.proto


/**
 * Where to buy it.
 */
export interface StartCheckoutResponse {
  'url'?: (string);
}

/**
 * Where to buy it.
 */
export interface StartCheckoutResponseOutput {
  'url': (string);
}
