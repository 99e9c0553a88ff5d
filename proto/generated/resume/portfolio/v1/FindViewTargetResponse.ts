// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Whose it is.
 */
export interface FindViewTargetResponse {
  'userId'?: (string);
}

/**
 * Whose it is.
 */
export interface FindViewTargetResponseOutput {
  'userId': (string);
}
