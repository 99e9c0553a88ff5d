// Original file: resume/content/v1/programs.proto

import type { ApplicationStatus as _resume_content_v1_ApplicationStatus, ApplicationStatusOutput as _resume_content_v1_ApplicationStatusOutput } from '../../../resume/content/v1/ApplicationStatus.ts';

/**
 * Which applications to list.
 */
export interface ListAmbassadorsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Unspecified: in every status.
   */
  'status'?: (_resume_content_v1_ApplicationStatus);
}

/**
 * Which applications to list.
 */
export interface ListAmbassadorsRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * Unspecified: in every status.
   */
  'status': (_resume_content_v1_ApplicationStatusOutput);
}
