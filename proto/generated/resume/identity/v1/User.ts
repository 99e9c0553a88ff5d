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
  /**
   * ISO 8601; absent unless the administrator has suspended the account.
   */
  'suspendedAt'?: (string);
  '_codehostAccountId'?: "codehostAccountId";
  '_suspendedAt'?: "suspendedAt";
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
  /**
   * ISO 8601; absent unless the administrator has suspended the account.
   */
  'suspendedAt'?: (string);
  '_codehostAccountId'?: "codehostAccountId";
  '_suspendedAt'?: "suspendedAt";
}
