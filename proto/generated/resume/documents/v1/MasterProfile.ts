// Original file: resume/documents/v1/documents.proto


/**
 * A user's master profile.
 */
export interface MasterProfile {
  /**
   * Empty when there is none.
   */
  'id'?: (string);
  'userId'?: (string);
  /**
   * A JSON object, empty when there is none.
   */
  'content'?: (Buffer | Uint8Array | string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  '_createdAt'?: "createdAt";
  '_updatedAt'?: "updatedAt";
}

/**
 * A user's master profile.
 */
export interface MasterProfileOutput {
  /**
   * Empty when there is none.
   */
  'id': (string);
  'userId': (string);
  /**
   * A JSON object, empty when there is none.
   */
  'content': (Buffer);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  '_createdAt'?: "createdAt";
  '_updatedAt'?: "updatedAt";
}
