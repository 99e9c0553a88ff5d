// Original file: resume/identity/v1/identity.proto

import type { ApiKeyStatus as _resume_identity_v1_ApiKeyStatus, ApiKeyStatusOutput as _resume_identity_v1_ApiKeyStatusOutput } from '../../../resume/identity/v1/ApiKeyStatus.ts';

/**
 * An API key without its secret.
 */
export interface ApiKey {
  'id'?: (string);
  'userId'?: (string);
  'name'?: (string);
  /**
   * The first 8 characters of the key.
   */
  'keyPrefix'?: (string);
  'scopes'?: (string)[];
  /**
   * Requests per 15 minutes.
   */
  'rateLimit'?: (number);
  'status'?: (_resume_identity_v1_ApiKeyStatus);
  'expiresAt'?: (string);
  'lastUsed'?: (string);
  'revokedAt'?: (string);
  'rotatedFromId'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  '_lastUsed'?: "lastUsed";
  '_revokedAt'?: "revokedAt";
  '_rotatedFromId'?: "rotatedFromId";
}

/**
 * An API key without its secret.
 */
export interface ApiKeyOutput {
  'id': (string);
  'userId': (string);
  'name': (string);
  /**
   * The first 8 characters of the key.
   */
  'keyPrefix': (string);
  'scopes': (string)[];
  /**
   * Requests per 15 minutes.
   */
  'rateLimit': (number);
  'status': (_resume_identity_v1_ApiKeyStatusOutput);
  'expiresAt': (string);
  'lastUsed'?: (string);
  'revokedAt'?: (string);
  'rotatedFromId'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  '_lastUsed'?: "lastUsed";
  '_revokedAt'?: "revokedAt";
  '_rotatedFromId'?: "rotatedFromId";
}
