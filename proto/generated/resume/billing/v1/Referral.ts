// Original file: resume/billing/v1/affiliates.proto

import type { ReferralStatus as _resume_billing_v1_ReferralStatus, ReferralStatusOutput as _resume_billing_v1_ReferralStatusOutput } from '../../../resume/billing/v1/ReferralStatus.ts';

/**
 * A user whom an affiliate referred.
 */
export interface Referral {
  'id'?: (string);
  'status'?: (_resume_billing_v1_ReferralStatus);
  'createdAt'?: (string);
  /**
   * Absent while the user has not paid.
   */
  'convertedAt'?: (string);
  '_convertedAt'?: "convertedAt";
}

/**
 * A user whom an affiliate referred.
 */
export interface ReferralOutput {
  'id': (string);
  'status': (_resume_billing_v1_ReferralStatusOutput);
  'createdAt': (string);
  /**
   * Absent while the user has not paid.
   */
  'convertedAt'?: (string);
  '_convertedAt'?: "convertedAt";
}
