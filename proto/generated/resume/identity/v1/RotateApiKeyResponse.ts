// Original file: resume/identity/v1/identity.proto

import type { ApiKey as _resume_identity_v1_ApiKey, ApiKeyOutput as _resume_identity_v1_ApiKeyOutput } from '../../../resume/identity/v1/ApiKey.ts';

/**
 * The replacement and, this once, its secret.
 */
export interface RotateApiKeyResponse {
  'apiKey'?: (_resume_identity_v1_ApiKey | null);
  'key'?: (string);
}

/**
 * The replacement and, this once, its secret.
 */
export interface RotateApiKeyResponseOutput {
  'apiKey': (_resume_identity_v1_ApiKeyOutput | null);
  'key': (string);
}
