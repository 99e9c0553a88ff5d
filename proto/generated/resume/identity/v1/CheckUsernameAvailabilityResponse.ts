// Original file: resume/identity/v1/identity.proto

import type { UsernameFault as _resume_identity_v1_UsernameFault, UsernameFaultOutput as _resume_identity_v1_UsernameFaultOutput } from '../../../resume/identity/v1/UsernameFault.ts';

/**
 * Whether it is free.
 */
export interface CheckUsernameAvailabilityResponse {
  'available'?: (boolean);
  'normalizedUsername'?: (string);
  /**
   * Why not; absent when it is available.
   */
  'fault'?: (_resume_identity_v1_UsernameFault);
  '_fault'?: "fault";
}

/**
 * Whether it is free.
 */
export interface CheckUsernameAvailabilityResponseOutput {
  'available': (boolean);
  'normalizedUsername': (string);
  /**
   * Why not; absent when it is available.
   */
  'fault'?: (_resume_identity_v1_UsernameFaultOutput);
  '_fault'?: "fault";
}
