// Original file: resume/portfolio/v1/portfolio.proto

import type { Publication as _resume_portfolio_v1_Publication, PublicationOutput as _resume_portfolio_v1_PublicationOutput } from '../../../resume/portfolio/v1/Publication.ts';

/**
 * A publication as the administrator sees it.
 */
export interface ManagedPublication {
  'id'?: (string);
  'userId'?: (string);
  'documentId'?: (string);
  'name'?: (string);
  'headline'?: (string);
  'publication'?: (_resume_portfolio_v1_Publication | null);
  /**
   * Why it was suspended; empty unless by moderation.
   */
  'reason'?: (string);
}

/**
 * A publication as the administrator sees it.
 */
export interface ManagedPublicationOutput {
  'id': (string);
  'userId': (string);
  'documentId': (string);
  'name': (string);
  'headline': (string);
  'publication': (_resume_portfolio_v1_PublicationOutput | null);
  /**
   * Why it was suspended; empty unless by moderation.
   */
  'reason': (string);
}
