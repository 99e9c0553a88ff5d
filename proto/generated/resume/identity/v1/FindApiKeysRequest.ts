// Original file: resume/identity/v1/identity.proto


/**
 * Which keys to find; a user, or the beginning of a key.
 */
export interface FindApiKeysRequest {
  'userId'?: (string);
  /**
   * The first 8 characters.
   */
  'prefix'?: (string);
  /**
   * The last 8 characters, to tell keys with the same beginning apart.
   */
  'suffix'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  '_userId'?: "userId";
  '_prefix'?: "prefix";
  '_suffix'?: "suffix";
}

/**
 * Which keys to find; a user, or the beginning of a key.
 */
export interface FindApiKeysRequestOutput {
  'userId'?: (string);
  /**
   * The first 8 characters.
   */
  'prefix'?: (string);
  /**
   * The last 8 characters, to tell keys with the same beginning apart.
   */
  'suffix'?: (string);
  'limit': (number);
  'offset': (number);
  '_userId'?: "userId";
  '_prefix'?: "prefix";
  '_suffix'?: "suffix";
}
