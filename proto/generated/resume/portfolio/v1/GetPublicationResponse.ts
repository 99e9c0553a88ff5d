// Original file: resume/portfolio/v1/portfolio.proto

import type { Publication as _resume_portfolio_v1_Publication, PublicationOutput as _resume_portfolio_v1_PublicationOutput } from '../../../resume/portfolio/v1/Publication.ts';

/**
 * The publication.
 */
export interface GetPublicationResponse {
  /**
   * Absent when nothing is published.
   */
  'publication'?: (_resume_portfolio_v1_Publication | null);
}

/**
 * The publication.
 */
export interface GetPublicationResponseOutput {
  /**
   * Absent when nothing is published.
   */
  'publication': (_resume_portfolio_v1_PublicationOutput | null);
}
