// Original file: resume/portfolio/v1/portfolio.proto


/**
 * A portfolio in a list.
 */
export interface PublicPortfolioRow {
  'subdomain'?: (string);
  'templateId'?: (string);
  'name'?: (string);
  'headline'?: (string);
  /**
   * When it was last published.
   */
  'updatedAt'?: (string);
}

/**
 * A portfolio in a list.
 */
export interface PublicPortfolioRowOutput {
  'subdomain': (string);
  'templateId': (string);
  'name': (string);
  'headline': (string);
  /**
   * When it was last published.
   */
  'updatedAt': (string);
}
