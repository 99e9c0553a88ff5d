// Original file: resume/portfolio/v1/portfolio.proto


/**
 * The subdomain, as typed.
 */
export interface CheckSubdomainRequest {
  'subdomain'?: (string);
}

/**
 * The subdomain, as typed.
 */
export interface CheckSubdomainRequestOutput {
  'subdomain': (string);
}
