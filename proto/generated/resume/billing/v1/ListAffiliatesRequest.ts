// Original file: resume/billing/v1/affiliates.proto

import type { AffiliateStatus as _resume_billing_v1_AffiliateStatus, AffiliateStatusOutput as _resume_billing_v1_AffiliateStatusOutput } from '../../../resume/billing/v1/AffiliateStatus.ts';

/**
 * Which affiliates to list.
 */
export interface ListAffiliatesRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Unspecified: all.
   */
  'status'?: (_resume_billing_v1_AffiliateStatus);
}

/**
 * Which affiliates to list.
 */
export interface ListAffiliatesRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * Unspecified: all.
   */
  'status': (_resume_billing_v1_AffiliateStatusOutput);
}
