// Original file: resume/billing/v1/affiliates.proto

import type { Affiliate as _resume_billing_v1_Affiliate, AffiliateOutput as _resume_billing_v1_AffiliateOutput } from '../../../resume/billing/v1/Affiliate.ts';

/**
 * What the calling user sees.
 */
export interface EnrollAffiliateResponse {
  'affiliate'?: (_resume_billing_v1_Affiliate | null);
}

/**
 * What the calling user sees.
 */
export interface EnrollAffiliateResponseOutput {
  'affiliate': (_resume_billing_v1_AffiliateOutput | null);
}
