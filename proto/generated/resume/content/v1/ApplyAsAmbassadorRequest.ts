// Original file: resume/content/v1/programs.proto

import type { AmbassadorAnswers as _resume_content_v1_AmbassadorAnswers, AmbassadorAnswersOutput as _resume_content_v1_AmbassadorAnswersOutput } from '../../../resume/content/v1/AmbassadorAnswers.ts';

/**
 * Applies for the calling user.
 */
export interface ApplyAsAmbassadorRequest {
  'answers'?: (_resume_content_v1_AmbassadorAnswers | null);
}

/**
 * Applies for the calling user.
 */
export interface ApplyAsAmbassadorRequestOutput {
  'answers': (_resume_content_v1_AmbassadorAnswersOutput | null);
}
