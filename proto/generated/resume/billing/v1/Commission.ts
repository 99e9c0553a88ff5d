// Original file: resume/billing/v1/affiliates.proto

import type { CommissionStatus as _resume_billing_v1_CommissionStatus, CommissionStatusOutput as _resume_billing_v1_CommissionStatusOutput } from '../../../resume/billing/v1/CommissionStatus.ts';

/**
 * What an affiliate earned with a payment.
 */
export interface Commission {
  'id'?: (string);
  /**
   * What is left of it after refunds.
   */
  'amountCents'?: (number);
  /**
   * The share of the payment, in hundredths of a percent.
   */
  'rateBps'?: (number);
  'status'?: (_resume_billing_v1_CommissionStatus);
  'createdAt'?: (string);
}

/**
 * What an affiliate earned with a payment.
 */
export interface CommissionOutput {
  'id': (string);
  /**
   * What is left of it after refunds.
   */
  'amountCents': (number);
  /**
   * The share of the payment, in hundredths of a percent.
   */
  'rateBps': (number);
  'status': (_resume_billing_v1_CommissionStatusOutput);
  'createdAt': (string);
}
