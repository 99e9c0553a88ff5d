// Original file: resume/billing/v1/billing.proto


/**
 * Where it is.
 */
export interface OpenPortalResponse {
  'url'?: (string);
}

/**
 * Where it is.
 */
export interface OpenPortalResponseOutput {
  'url': (string);
}
