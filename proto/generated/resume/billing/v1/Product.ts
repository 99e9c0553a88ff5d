// Original file: resume/billing/v1/billing.proto

import type { Price as _resume_billing_v1_Price, PriceOutput as _resume_billing_v1_PriceOutput } from '../../../resume/billing/v1/Price.ts';

/**
 * A subscription that can be bought.
 */
export interface Product {
  'productKey'?: (string);
  'name'?: (string);
  'entitlements'?: (string)[];
  'monthlyCredits'?: (number);
  'prices'?: (_resume_billing_v1_Price)[];
}

/**
 * A subscription that can be bought.
 */
export interface ProductOutput {
  'productKey': (string);
  'name': (string);
  'entitlements': (string)[];
  'monthlyCredits': (number);
  'prices': (_resume_billing_v1_PriceOutput)[];
}
