// Original file: resume/identity/v1/identity.proto


/**
 * Whether it is free.
 */
export interface CheckUsernameAvailabilityResponse {
  'available'?: (boolean);
  'normalizedUsername'?: (string);
  /**
   * Why not: too_short, reserved, or taken.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * Whether it is free.
 */
export interface CheckUsernameAvailabilityResponseOutput {
  'available': (boolean);
  'normalizedUsername': (string);
  /**
   * Why not: too_short, reserved, or taken.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}
