// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Which portfolio.
 */
export interface FindViewTargetRequest {
  'subdomain'?: (string);
}

/**
 * Which portfolio.
 */
export interface FindViewTargetRequestOutput {
  'subdomain': (string);
}
