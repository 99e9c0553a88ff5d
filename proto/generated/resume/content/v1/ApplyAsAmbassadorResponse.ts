// Original file: resume/content/v1/programs.proto

import type { AmbassadorApplication as _resume_content_v1_AmbassadorApplication, AmbassadorApplicationOutput as _resume_content_v1_AmbassadorApplicationOutput } from '../../../resume/content/v1/AmbassadorApplication.ts';

/**
 * The application.
 */
export interface ApplyAsAmbassadorResponse {
  'application'?: (_resume_content_v1_AmbassadorApplication | null);
}

/**
 * The application.
 */
export interface ApplyAsAmbassadorResponseOutput {
  'application': (_resume_content_v1_AmbassadorApplicationOutput | null);
}
