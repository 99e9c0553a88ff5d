// Original file: resume/billing/v1/billing.proto

import type { ProductKey as _resume_billing_v1_ProductKey, ProductKeyOutput as _resume_billing_v1_ProductKeyOutput } from '../../../resume/billing/v1/ProductKey.ts';
import type { BillingInterval as _resume_billing_v1_BillingInterval, BillingIntervalOutput as _resume_billing_v1_BillingIntervalOutput } from '../../../resume/billing/v1/BillingInterval.ts';

/**
 * A subscription to buy.
 */
export interface StartCheckoutRequest {
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  'product'?: (_resume_billing_v1_ProductKey);
  'billingInterval'?: (_resume_billing_v1_BillingInterval);
  '_redirectUrl'?: "redirectUrl";
}

/**
 * A subscription to buy.
 */
export interface StartCheckoutRequestOutput {
  /**
   * Where the user is sent back to; the web app when absent.
   */
  'redirectUrl'?: (string);
  'product': (_resume_billing_v1_ProductKeyOutput);
  'billingInterval': (_resume_billing_v1_BillingIntervalOutput);
  '_redirectUrl'?: "redirectUrl";
}
