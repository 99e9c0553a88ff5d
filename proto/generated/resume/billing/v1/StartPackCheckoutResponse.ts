// Original file: resume/billing/v1/billing.proto


/**
 * Where to buy them.
 */
export interface StartPackCheckoutResponse {
  'url'?: (string);
}

/**
 * Where to buy them.
 */
export interface StartPackCheckoutResponseOutput {
  'url': (string);
}
