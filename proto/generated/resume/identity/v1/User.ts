// Original file: resume/identity/v1/identity.proto


/**
 * A user as the public API shows it; other services' counts are added by the gateway.
 */
export interface User {
  'id'?: (string);
  'name'?: (string);
  /**
   * Empty until claimed.
   */
  'username'?: (string);
  'email'?: (string);
  'emailVerified'?: (boolean);
  'autoSyncEnabled'?: (boolean);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  /**
   * Active, unexpired keys.
   */
  'apiKeyCount'?: (number);
}

/**
 * A user as the public API shows it; other services' counts are added by the gateway.
 */
export interface UserOutput {
  'id': (string);
  'name': (string);
  /**
   * Empty until claimed.
   */
  'username': (string);
  'email': (string);
  'emailVerified': (boolean);
  'autoSyncEnabled': (boolean);
  'createdAt': (string);
  'updatedAt': (string);
  /**
   * Active, unexpired keys.
   */
  'apiKeyCount': (number);
}
