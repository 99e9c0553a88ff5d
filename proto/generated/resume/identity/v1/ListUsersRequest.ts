// Original file: resume/identity/v1/identity.proto


/**
 * Which users to list.
 */
export interface ListUsersRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * A part of name, address or username, in any case, or a whole ID.
   */
  'search'?: (string);
  '_search'?: "search";
}

/**
 * Which users to list.
 */
export interface ListUsersRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * A part of name, address or username, in any case, or a whole ID.
   */
  'search'?: (string);
  '_search'?: "search";
}
