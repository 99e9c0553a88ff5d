// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Which portfolio.
 */
export interface GetPublicPortfolioRequest {
  'subdomain'?: (string);
}

/**
 * Which portfolio.
 */
export interface GetPublicPortfolioRequestOutput {
  'subdomain': (string);
}
