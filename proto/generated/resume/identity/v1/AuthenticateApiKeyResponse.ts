// Original file: resume/identity/v1/identity.proto


/**
 * What the gateway needs to know about an active key.
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
 * What the gateway needs to know about an active key.
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
