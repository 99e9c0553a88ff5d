// Original file: resume/portfolio/v1/portfolio.proto

import type { ManagedPublication as _resume_portfolio_v1_ManagedPublication, ManagedPublicationOutput as _resume_portfolio_v1_ManagedPublicationOutput } from '../../../resume/portfolio/v1/ManagedPublication.ts';

/**
 * The page, the last changed first.
 */
export interface ListPublicationsResponse {
  'items'?: (_resume_portfolio_v1_ManagedPublication)[];
  'total'?: (number);
}

/**
 * The page, the last changed first.
 */
export interface ListPublicationsResponseOutput {
  'items': (_resume_portfolio_v1_ManagedPublicationOutput)[];
  'total': (number);
}
