// Original file: resume/billing/v1/billing.proto

import type { PackKey as _resume_billing_v1_PackKey, PackKeyOutput as _resume_billing_v1_PackKeyOutput } from '../../../resume/billing/v1/PackKey.ts';

/**
 * Credits to buy.
 */
export interface StartPackCheckoutRequest {
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  'pack'?: (_resume_billing_v1_PackKey);
  '_redirectUrl'?: "redirectUrl";
}

/**
 * Credits to buy.
 */
export interface StartPackCheckoutRequestOutput {
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  'pack': (_resume_billing_v1_PackKeyOutput);
  '_redirectUrl'?: "redirectUrl";
}
