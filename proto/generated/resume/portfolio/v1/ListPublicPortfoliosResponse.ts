// Original file: resume/portfolio/v1/portfolio.proto

import type { PublicPortfolioRow as _resume_portfolio_v1_PublicPortfolioRow, PublicPortfolioRowOutput as _resume_portfolio_v1_PublicPortfolioRowOutput } from '../../../resume/portfolio/v1/PublicPortfolioRow.ts';

/**
 * The page.
 */
export interface ListPublicPortfoliosResponse {
  'items'?: (_resume_portfolio_v1_PublicPortfolioRow)[];
  'total'?: (number);
}

/**
 * The page.
 */
export interface ListPublicPortfoliosResponseOutput {
  'items': (_resume_portfolio_v1_PublicPortfolioRowOutput)[];
  'total': (number);
}
