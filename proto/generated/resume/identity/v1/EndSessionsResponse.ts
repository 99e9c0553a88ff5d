// Original file: resume/identity/v1/identity.proto


/**
 * How many ended.
 */
export interface EndSessionsResponse {
  'ended'?: (number);
}

/**
 * How many ended.
 */
export interface EndSessionsResponseOutput {
  'ended': (number);
}
