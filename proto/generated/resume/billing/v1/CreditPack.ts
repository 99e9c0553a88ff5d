// Original file: resume/billing/v1/billing.proto

import type { PackKey as _resume_billing_v1_PackKey, PackKeyOutput as _resume_billing_v1_PackKeyOutput } from '../../../resume/billing/v1/PackKey.ts';

/**
 * Credits that can be bought once.
 */
export interface CreditPack {
  'name'?: (string);
  'credits'?: (number);
  'amountCents'?: (number);
  /**
   * ISO 4217, lower case.
   */
  'currency'?: (string);
  'validDays'?: (number);
  'pack'?: (_resume_billing_v1_PackKey);
}

/**
 * Credits that can be bought once.
 */
export interface CreditPackOutput {
  'name': (string);
  'credits': (number);
  'amountCents': (number);
  /**
   * ISO 4217, lower case.
   */
  'currency': (string);
  'validDays': (number);
  'pack': (_resume_billing_v1_PackKeyOutput);
}
