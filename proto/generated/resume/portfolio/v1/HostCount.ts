// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Views that came from a site.
 */
export interface HostCount {
  'host'?: (string);
  'count'?: (number);
}

/**
 * Views that came from a site.
 */
export interface HostCountOutput {
  'host': (string);
  'count': (number);
}
