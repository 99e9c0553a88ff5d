// Original file: resume/content/v1/programs.proto

import type { ApplicationStatus as _resume_content_v1_ApplicationStatus, ApplicationStatusOutput as _resume_content_v1_ApplicationStatusOutput } from '../../../resume/content/v1/ApplicationStatus.ts';

/**
 * Decides on an application that is pending.
 */
export interface DecideAmbassadorRequest {
  'id'?: (string);
  /**
   * APPROVED or REJECTED.
   */
  'status'?: (_resume_content_v1_ApplicationStatus);
  'reviewNote'?: (string);
  /**
   * Required to reject.
   */
  'reason'?: (string);
  '_reviewNote'?: "reviewNote";
  '_reason'?: "reason";
}

/**
 * Decides on an application that is pending.
 */
export interface DecideAmbassadorRequestOutput {
  'id': (string);
  /**
   * APPROVED or REJECTED.
   */
  'status': (_resume_content_v1_ApplicationStatusOutput);
  'reviewNote'?: (string);
  /**
   * Required to reject.
   */
  'reason'?: (string);
  '_reviewNote'?: "reviewNote";
  '_reason'?: "reason";
}
