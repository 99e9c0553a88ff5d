// Original file: resume/billing/v1/billing.proto


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
