// Original file: resume/billing/v1/billing.proto


/**
 * What the payment provider sent.
 */
export interface ReceiveProviderEventRequest {
  /**
   * The body, byte for byte.
   */
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * The header Stripe-Signature.
   */
  'signature'?: (string);
}

/**
 * What the payment provider sent.
 */
export interface ReceiveProviderEventRequestOutput {
  /**
   * The body, byte for byte.
   */
  'payload': (Buffer);
  /**
   * The header Stripe-Signature.
   */
  'signature': (string);
}
