// Original file: resume/identity/v1/identity.proto

import type { User as _resume_identity_v1_User, UserOutput as _resume_identity_v1_UserOutput } from '../../../resume/identity/v1/User.ts';

/**
 * A page of users.
 */
export interface ListUsersResponse {
  'items'?: (_resume_identity_v1_User)[];
  'total'?: (number);
}

/**
 * A page of users.
 */
export interface ListUsersResponseOutput {
  'items': (_resume_identity_v1_UserOutput)[];
  'total': (number);
}
