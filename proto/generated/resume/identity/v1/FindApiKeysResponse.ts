// Original file: resume/identity/v1/identity.proto

import type { ApiKey as _resume_identity_v1_ApiKey, ApiKeyOutput as _resume_identity_v1_ApiKeyOutput } from '../../../resume/identity/v1/ApiKey.ts';

/**
 * A page of keys, newest first.
 */
export interface FindApiKeysResponse {
  'items'?: (_resume_identity_v1_ApiKey)[];
  'total'?: (number);
}

/**
 * A page of keys, newest first.
 */
export interface FindApiKeysResponseOutput {
  'items': (_resume_identity_v1_ApiKeyOutput)[];
  'total': (number);
}
