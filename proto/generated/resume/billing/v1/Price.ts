// Original file: resume/billing/v1/billing.proto

import type { BillingInterval as _resume_billing_v1_BillingInterval, BillingIntervalOutput as _resume_billing_v1_BillingIntervalOutput } from '../../../resume/billing/v1/BillingInterval.ts';

/**
 * What a product costs.
 */
export interface Price {
  'amountCents'?: (number);
  /**
   * ISO 4217, lower case.
   */
  'currency'?: (string);
  'billingInterval'?: (_resume_billing_v1_BillingInterval);
}

/**
 * What a product costs.
 */
export interface PriceOutput {
  'amountCents': (number);
  /**
   * ISO 4217, lower case.
   */
  'currency': (string);
  'billingInterval': (_resume_billing_v1_BillingIntervalOutput);
}
