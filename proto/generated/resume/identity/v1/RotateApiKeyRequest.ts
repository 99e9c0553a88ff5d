// Original file: resume/identity/v1/identity.proto

import type { ScopeList as _resume_identity_v1_ScopeList, ScopeListOutput as _resume_identity_v1_ScopeListOutput } from '../../../resume/identity/v1/ScopeList.ts';

/**
 * The key to rotate and the settings that the replacement changes; absent ones carry over.
 */
export interface RotateApiKeyRequest {
  'id'?: (string);
  'name'?: (string);
  /**
   * Absent: carry over. Present: at least one scope.
   */
  'scopes'?: (_resume_identity_v1_ScopeList | null);
  'expiresAt'?: (string);
  'rateLimit'?: (number);
  '_name'?: "name";
  '_scopes'?: "scopes";
  '_expiresAt'?: "expiresAt";
  '_rateLimit'?: "rateLimit";
}

/**
 * The key to rotate and the settings that the replacement changes; absent ones carry over.
 */
export interface RotateApiKeyRequestOutput {
  'id': (string);
  'name'?: (string);
  /**
   * Absent: carry over. Present: at least one scope.
   */
  'scopes'?: (_resume_identity_v1_ScopeListOutput | null);
  'expiresAt'?: (string);
  'rateLimit'?: (number);
  '_name'?: "name";
  '_scopes'?: "scopes";
  '_expiresAt'?: "expiresAt";
  '_rateLimit'?: "rateLimit";
}
