// Original file: resume/content/v1/programs.proto

import type { AmbassadorApplication as _resume_content_v1_AmbassadorApplication, AmbassadorApplicationOutput as _resume_content_v1_AmbassadorApplicationOutput } from '../../../resume/content/v1/AmbassadorApplication.ts';

/**
 * The application as it is now.
 */
export interface DecideAmbassadorResponse {
  'application'?: (_resume_content_v1_AmbassadorApplication | null);
}

/**
 * The application as it is now.
 */
export interface DecideAmbassadorResponseOutput {
  'application': (_resume_content_v1_AmbassadorApplicationOutput | null);
}
