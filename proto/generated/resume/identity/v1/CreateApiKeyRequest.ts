// Original file: resume/identity/v1/identity.proto


/**
 * The key to create.
 */
export interface CreateApiKeyRequest {
  'name'?: (string);
  /**
   * Empty: the default scope.
   */
  'scopes'?: (string)[];
  /**
   * Absent: 365 days from now.
   */
  'expiresAt'?: (string);
  /**
   * Requests per 15 minutes, clamped to the maximum; absent: the default.
   */
  'rateLimit'?: (number);
  '_expiresAt'?: "expiresAt";
  '_rateLimit'?: "rateLimit";
}

/**
 * The key to create.
 */
export interface CreateApiKeyRequestOutput {
  'name': (string);
  /**
   * Empty: the default scope.
   */
  'scopes': (string)[];
  /**
   * Absent: 365 days from now.
   */
  'expiresAt'?: (string);
  /**
   * Requests per 15 minutes, clamped to the maximum; absent: the default.
   */
  'rateLimit'?: (number);
  '_expiresAt'?: "expiresAt";
  '_rateLimit'?: "rateLimit";
}
