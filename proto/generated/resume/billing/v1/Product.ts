// Original file: resume/billing/v1/billing.proto

import type { Price as _resume_billing_v1_Price, PriceOutput as _resume_billing_v1_PriceOutput } from '../../../resume/billing/v1/Price.ts';
import type { ProductKey as _resume_billing_v1_ProductKey, ProductKeyOutput as _resume_billing_v1_ProductKeyOutput } from '../../../resume/billing/v1/ProductKey.ts';
import type { Entitlement as _resume_billing_v1_Entitlement, EntitlementOutput as _resume_billing_v1_EntitlementOutput } from '../../../resume/billing/v1/Entitlement.ts';

/**
 * A subscription that can be bought.
 */
export interface Product {
  'name'?: (string);
  'monthlyCredits'?: (number);
  'prices'?: (_resume_billing_v1_Price)[];
  'product'?: (_resume_billing_v1_ProductKey);
  'included'?: (_resume_billing_v1_Entitlement)[];
}

/**
 * A subscription that can be bought.
 */
export interface ProductOutput {
  'name': (string);
  'monthlyCredits': (number);
  'prices': (_resume_billing_v1_PriceOutput)[];
  'product': (_resume_billing_v1_ProductKeyOutput);
  'included': (_resume_billing_v1_EntitlementOutput)[];
}
