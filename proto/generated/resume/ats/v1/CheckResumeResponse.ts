// Original file: resume/ats/v1/ats.proto

import type { AtsQuota as _resume_ats_v1_AtsQuota, AtsQuotaOutput as _resume_ats_v1_AtsQuotaOutput } from '../../../resume/ats/v1/AtsQuota.ts';

/**
 * The report.
 */
export interface CheckResumeResponse {
  /**
   * UTF-8 JSON of the ATS report, version ats-v2.
   */
  'report'?: (Buffer | Uint8Array | string);
  'quota'?: (_resume_ats_v1_AtsQuota | null);
}

/**
 * The report.
 */
export interface CheckResumeResponseOutput {
  /**
   * UTF-8 JSON of the ATS report, version ats-v2.
   */
  'report': (Buffer);
  'quota': (_resume_ats_v1_AtsQuotaOutput | null);
}
