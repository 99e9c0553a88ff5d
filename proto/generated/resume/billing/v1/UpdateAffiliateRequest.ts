// Original file: resume/billing/v1/affiliates.proto

import type { AffiliateStatus as _resume_billing_v1_AffiliateStatus, AffiliateStatusOutput as _resume_billing_v1_AffiliateStatusOutput } from '../../../resume/billing/v1/AffiliateStatus.ts';

/**
 * A decision about an affiliate.
 */
export interface UpdateAffiliateRequest {
  'id'?: (string);
  'status'?: (_resume_billing_v1_AffiliateStatus);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * A decision about an affiliate.
 */
export interface UpdateAffiliateRequestOutput {
  'id': (string);
  'status': (_resume_billing_v1_AffiliateStatusOutput);
  'reason'?: (string);
  '_reason'?: "reason";
}
