// Original file: resume/portfolio/v1/portfolio.proto


/**
 * A page of portfolios.
 */
export interface ListPublicPortfoliosRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * A page of portfolios.
 */
export interface ListPublicPortfoliosRequestOutput {
  'limit': (number);
  'offset': (number);
}
