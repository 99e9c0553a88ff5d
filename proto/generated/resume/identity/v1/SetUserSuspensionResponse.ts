// Original file: resume/identity/v1/identity.proto

import type { User as _resume_identity_v1_User, UserOutput as _resume_identity_v1_UserOutput } from '../../../resume/identity/v1/User.ts';

/**
 * The changed user.
 */
export interface SetUserSuspensionResponse {
  'user'?: (_resume_identity_v1_User | null);
  /**
   * Grows with each change of the user's suspension.
   */
  'version'?: (number);
}

/**
 * The changed user.
 */
export interface SetUserSuspensionResponseOutput {
  'user': (_resume_identity_v1_UserOutput | null);
  /**
   * Grows with each change of the user's suspension.
   */
  'version': (number);
}
