// Original file: resume/ats/v1/ats.proto

import type { AtsQuota as _resume_ats_v1_AtsQuota, AtsQuotaOutput as _resume_ats_v1_AtsQuotaOutput } from '../../../resume/ats/v1/AtsQuota.ts';
import type { AiStatus as _resume_ats_v1_AiStatus, AiStatusOutput as _resume_ats_v1_AiStatusOutput } from '../../../resume/ats/v1/AiStatus.ts';

/**
 * The report, and what the AI says of the resume.
 */
export interface AnalyzeResumeResponse {
  /**
   * UTF-8 JSON of the ATS report, version ats-v2.
   */
  'report'?: (Buffer | Uint8Array | string);
  /**
   * UTF-8 JSON of the ATS AI section; absent unless comment_status is OK.
   */
  'ai'?: (Buffer | Uint8Array | string);
  /**
   * The word for comment_status, for the gateway of the release before.
   * @deprecated
   */
  'aiStatus'?: (string);
  'creditsSpent'?: (number);
  'quota'?: (_resume_ats_v1_AtsQuota | null);
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay'?: (boolean);
  /**
   * For ConfirmAnswer, once the caller has the answer; absent when nothing is left to pay.
   */
  'confirmId'?: (string);
  'commentStatus'?: (_resume_ats_v1_AiStatus);
  /**
   * The reservation at billing of which credits_spent are to be committed, with confirm_id; the caller may leave that to
   * ConfirmAnswer.
   */
  'reservationId'?: (string);
  '_ai'?: "ai";
  '_confirmId'?: "confirmId";
  '_reservationId'?: "reservationId";
}

/**
 * The report, and what the AI says of the resume.
 */
export interface AnalyzeResumeResponseOutput {
  /**
   * UTF-8 JSON of the ATS report, version ats-v2.
   */
  'report': (Buffer);
  /**
   * UTF-8 JSON of the ATS AI section; absent unless comment_status is OK.
   */
  'ai'?: (Buffer);
  /**
   * The word for comment_status, for the gateway of the release before.
   * @deprecated
   */
  'aiStatus': (string);
  'creditsSpent': (number);
  'quota': (_resume_ats_v1_AtsQuotaOutput | null);
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay': (boolean);
  /**
   * For ConfirmAnswer, once the caller has the answer; absent when nothing is left to pay.
   */
  'confirmId'?: (string);
  'commentStatus': (_resume_ats_v1_AiStatusOutput);
  /**
   * The reservation at billing of which credits_spent are to be committed, with confirm_id; the caller may leave that to
   * ConfirmAnswer.
   */
  'reservationId'?: (string);
  '_ai'?: "ai";
  '_confirmId'?: "confirmId";
  '_reservationId'?: "reservationId";
}
