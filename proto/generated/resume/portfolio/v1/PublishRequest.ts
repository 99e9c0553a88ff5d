// Original file: resume/portfolio/v1/portfolio.proto


/**
 * What to publish, and where.
 */
export interface PublishRequest {
  'documentId'?: (string);
  'subdomain'?: (string);
  /**
   * The revision that the caller knows; it must be the current one.
   */
  'revision'?: (number);
}

/**
 * What to publish, and where.
 */
export interface PublishRequestOutput {
  'documentId': (string);
  'subdomain': (string);
  /**
   * The revision that the caller knows; it must be the current one.
   */
  'revision': (number);
}
