// Original file: resume/billing/v1/affiliates.proto

import type { AffiliateRecord as _resume_billing_v1_AffiliateRecord, AffiliateRecordOutput as _resume_billing_v1_AffiliateRecordOutput } from '../../../resume/billing/v1/AffiliateRecord.ts';

/**
 * A page of affiliates.
 */
export interface ListAffiliatesResponse {
  'items'?: (_resume_billing_v1_AffiliateRecord)[];
  'total'?: (number);
}

/**
 * A page of affiliates.
 */
export interface ListAffiliatesResponseOutput {
  'items': (_resume_billing_v1_AffiliateRecordOutput)[];
  'total': (number);
}
