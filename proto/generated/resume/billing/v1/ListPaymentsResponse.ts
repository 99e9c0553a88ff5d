// Original file: resume/billing/v1/billing.proto

import type { Payment as _resume_billing_v1_Payment, PaymentOutput as _resume_billing_v1_PaymentOutput } from '../../../resume/billing/v1/Payment.ts';

/**
 * The page, and how many payments there are.
 */
export interface ListPaymentsResponse {
  'items'?: (_resume_billing_v1_Payment)[];
  'total'?: (number);
}

/**
 * The page, and how many payments there are.
 */
export interface ListPaymentsResponseOutput {
  'items': (_resume_billing_v1_PaymentOutput)[];
  'total': (number);
}
