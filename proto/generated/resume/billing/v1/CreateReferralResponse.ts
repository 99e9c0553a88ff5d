// Original file: resume/billing/v1/affiliates.proto

import type { Referral as _resume_billing_v1_Referral, ReferralOutput as _resume_billing_v1_ReferralOutput } from '../../../resume/billing/v1/Referral.ts';

/**
 * The referral.
 */
export interface CreateReferralResponse {
  'referral'?: (_resume_billing_v1_Referral | null);
}

/**
 * The referral.
 */
export interface CreateReferralResponseOutput {
  'referral': (_resume_billing_v1_ReferralOutput | null);
}
