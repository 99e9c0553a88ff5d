// Original file: resume/billing/v1/affiliates.proto

import type { AffiliateRecord as _resume_billing_v1_AffiliateRecord, AffiliateRecordOutput as _resume_billing_v1_AffiliateRecordOutput } from '../../../resume/billing/v1/AffiliateRecord.ts';

/**
 * The affiliate after it.
 */
export interface UpdateAffiliateResponse {
  'affiliate'?: (_resume_billing_v1_AffiliateRecord | null);
}

/**
 * The affiliate after it.
 */
export interface UpdateAffiliateResponseOutput {
  'affiliate': (_resume_billing_v1_AffiliateRecordOutput | null);
}
