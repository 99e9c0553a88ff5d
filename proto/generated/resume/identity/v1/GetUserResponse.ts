// Original file: resume/identity/v1/identity.proto

import type { User as _resume_identity_v1_User, UserOutput as _resume_identity_v1_UserOutput } from '../../../resume/identity/v1/User.ts';

/**
 * The user.
 */
export interface GetUserResponse {
  'user'?: (_resume_identity_v1_User | null);
}

/**
 * The user.
 */
export interface GetUserResponseOutput {
  'user': (_resume_identity_v1_UserOutput | null);
}
