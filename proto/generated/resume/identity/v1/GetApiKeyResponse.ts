// Original file: resume/identity/v1/identity.proto

import type { ApiKey as _resume_identity_v1_ApiKey, ApiKeyOutput as _resume_identity_v1_ApiKeyOutput } from '../../../resume/identity/v1/ApiKey.ts';

/**
 * The key.
 */
export interface GetApiKeyResponse {
  'apiKey'?: (_resume_identity_v1_ApiKey | null);
}

/**
 * The key.
 */
export interface GetApiKeyResponseOutput {
  'apiKey': (_resume_identity_v1_ApiKeyOutput | null);
}
