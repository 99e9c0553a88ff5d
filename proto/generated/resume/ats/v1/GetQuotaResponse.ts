// Original file: resume/ats/v1/ats.proto

import type { AtsQuota as _resume_ats_v1_AtsQuota, AtsQuotaOutput as _resume_ats_v1_AtsQuotaOutput } from '../../../resume/ats/v1/AtsQuota.ts';

/**
 * The quotas.
 */
export interface GetQuotaResponse {
  'quota'?: (_resume_ats_v1_AtsQuota | null);
}

/**
 * The quotas.
 */
export interface GetQuotaResponseOutput {
  'quota': (_resume_ats_v1_AtsQuotaOutput | null);
}
