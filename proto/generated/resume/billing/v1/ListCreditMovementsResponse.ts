// Original file: resume/billing/v1/billing.proto

import type { CreditMovement as _resume_billing_v1_CreditMovement, CreditMovementOutput as _resume_billing_v1_CreditMovementOutput } from '../../../resume/billing/v1/CreditMovement.ts';

/**
 * The page, and how many movements there are.
 */
export interface ListCreditMovementsResponse {
  'items'?: (_resume_billing_v1_CreditMovement)[];
  'total'?: (number);
}

/**
 * The page, and how many movements there are.
 */
export interface ListCreditMovementsResponseOutput {
  'items': (_resume_billing_v1_CreditMovementOutput)[];
  'total': (number);
}
