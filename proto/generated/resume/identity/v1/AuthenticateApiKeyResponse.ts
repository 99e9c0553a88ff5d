// Original file: resume/identity/v1/identity.proto


/**
 * What a gateway needs to know of an active key.
 */
export interface AuthenticateApiKeyResponse {
  'keyId'?: (string);
  'userId'?: (string);
  'scopes'?: (string)[];
  /**
   * Requests per 15 minutes.
   */
  'rateLimit'?: (number);
  'expiresAt'?: (string);
}

/**
 * What a gateway needs to know of an active key.
 */
export interface AuthenticateApiKeyResponseOutput {
  'keyId': (string);
  'userId': (string);
  'scopes': (string)[];
  /**
   * Requests per 15 minutes.
   */
  'rateLimit': (number);
  'expiresAt': (string);
}
