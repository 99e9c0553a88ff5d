// Original file: resume/identity/v1/identity.proto

import type { ApiKey as _resume_identity_v1_ApiKey, ApiKeyOutput as _resume_identity_v1_ApiKeyOutput } from '../../../resume/identity/v1/ApiKey.ts';

/**
 * The new key and its secret, which is never returned again.
 */
export interface CreateApiKeyResponse {
  'apiKey'?: (_resume_identity_v1_ApiKey | null);
  'key'?: (string);
}

/**
 * The new key and its secret, which is never returned again.
 */
export interface CreateApiKeyResponseOutput {
  'apiKey': (_resume_identity_v1_ApiKeyOutput | null);
  'key': (string);
}
