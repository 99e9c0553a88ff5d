// Original file: resume/content/v1/programs.proto

import type { AmbassadorApplication as _resume_content_v1_AmbassadorApplication, AmbassadorApplicationOutput as _resume_content_v1_AmbassadorApplicationOutput } from '../../../resume/content/v1/AmbassadorApplication.ts';

/**
 * A page of applications, newest first.
 */
export interface ListAmbassadorsResponse {
  'items'?: (_resume_content_v1_AmbassadorApplication)[];
  'total'?: (number);
}

/**
 * A page of applications, newest first.
 */
export interface ListAmbassadorsResponseOutput {
  'items': (_resume_content_v1_AmbassadorApplicationOutput)[];
  'total': (number);
}
