// Original file: resume/content/v1/programs.proto

import type { AmbassadorApplication as _resume_content_v1_AmbassadorApplication, AmbassadorApplicationOutput as _resume_content_v1_AmbassadorApplicationOutput } from '../../../resume/content/v1/AmbassadorApplication.ts';

/**
 * The last application of the calling user; absent when there is none.
 */
export interface GetAmbassadorResponse {
  'application'?: (_resume_content_v1_AmbassadorApplication | null);
}

/**
 * The last application of the calling user; absent when there is none.
 */
export interface GetAmbassadorResponseOutput {
  'application': (_resume_content_v1_AmbassadorApplicationOutput | null);
}
