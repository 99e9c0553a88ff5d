// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Whether it can be claimed.
 */
export interface CheckSubdomainResponse {
  'available'?: (boolean);
  /**
   * Normalized.
   */
  'subdomain'?: (string);
  /**
   * too_short, too_long, reserved or taken; empty when it is available.
   */
  'reason'?: (string);
}

/**
 * Whether it can be claimed.
 */
export interface CheckSubdomainResponseOutput {
  'available': (boolean);
  /**
   * Normalized.
   */
  'subdomain': (string);
  /**
   * too_short, too_long, reserved or taken; empty when it is available.
   */
  'reason': (string);
}
