// Original file: resume/content/v1/programs.proto

import type { ApplicationStatus as _resume_content_v1_ApplicationStatus, ApplicationStatusOutput as _resume_content_v1_ApplicationStatusOutput } from '../../../resume/content/v1/ApplicationStatus.ts';
import type { AmbassadorAnswers as _resume_content_v1_AmbassadorAnswers, AmbassadorAnswersOutput as _resume_content_v1_AmbassadorAnswersOutput } from '../../../resume/content/v1/AmbassadorAnswers.ts';

/**
 * An application to be an ambassador.
 */
export interface AmbassadorApplication {
  'id'?: (string);
  'userId'?: (string);
  'status'?: (_resume_content_v1_ApplicationStatus);
  'answers'?: (_resume_content_v1_AmbassadorAnswers | null);
  /**
   * For the applicant.
   */
  'reviewNote'?: (string);
  'reviewedAt'?: (string);
  'submittedAt'?: (string);
  '_reviewNote'?: "reviewNote";
  '_reviewedAt'?: "reviewedAt";
}

/**
 * An application to be an ambassador.
 */
export interface AmbassadorApplicationOutput {
  'id': (string);
  'userId': (string);
  'status': (_resume_content_v1_ApplicationStatusOutput);
  'answers': (_resume_content_v1_AmbassadorAnswersOutput | null);
  /**
   * For the applicant.
   */
  'reviewNote'?: (string);
  'reviewedAt'?: (string);
  'submittedAt': (string);
  '_reviewNote'?: "reviewNote";
  '_reviewedAt'?: "reviewedAt";
}
