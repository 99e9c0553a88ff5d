// Original file: resume/documents/v1/documents.proto


/**
 * A user's suspension, as identity knows it.
 */
export interface FollowSuspensionRequest {
  'userId'?: (string);
  'suspended'?: (boolean);
  /**
   * As in SetUserSuspensionResponse.
   */
  'version'?: (number);
}

/**
 * A user's suspension, as identity knows it.
 */
export interface FollowSuspensionRequestOutput {
  'userId': (string);
  'suspended': (boolean);
  /**
   * As in SetUserSuspensionResponse.
   */
  'version': (number);
}
