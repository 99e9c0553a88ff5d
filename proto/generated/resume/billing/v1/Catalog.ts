// Original file: resume/billing/v1/billing.proto

import type { Product as _resume_billing_v1_Product, ProductOutput as _resume_billing_v1_ProductOutput } from '../../../resume/billing/v1/Product.ts';
import type { CreditPack as _resume_billing_v1_CreditPack, CreditPackOutput as _resume_billing_v1_CreditPackOutput } from '../../../resume/billing/v1/CreditPack.ts';

/**
 * What can be bought.
 */
export interface Catalog {
  'products'?: (_resume_billing_v1_Product)[];
  'creditPacks'?: (_resume_billing_v1_CreditPack)[];
}

/**
 * What can be bought.
 */
export interface CatalogOutput {
  'products': (_resume_billing_v1_ProductOutput)[];
  'creditPacks': (_resume_billing_v1_CreditPackOutput)[];
}
