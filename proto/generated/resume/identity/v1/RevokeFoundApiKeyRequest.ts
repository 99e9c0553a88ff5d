// Original file: resume/identity/v1/identity.proto


/**
 * The key to revoke, and whose it is.
 */
export interface RevokeFoundApiKeyRequest {
  'userId'?: (string);
  'id'?: (string);
  /**
   * For the audit log.
   */
  'reason'?: (string);
}

/**
 * The key to revoke, and whose it is.
 */
export interface RevokeFoundApiKeyRequestOutput {
  'userId': (string);
  'id': (string);
  /**
   * For the audit log.
   */
  'reason': (string);
}
