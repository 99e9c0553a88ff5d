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
  /**
   * Number of the linked account at the code host; absent: none is linked.
   */
  'codehostAccountId'?: (string);
  '_codehostAccountId'?: "codehostAccountId";
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
  /**
   * Number of the linked account at the code host; absent: none is linked.
   */
  'codehostAccountId'?: (string);
  '_codehostAccountId'?: "codehostAccountId";
}
