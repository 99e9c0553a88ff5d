// Original file: resume/portfolio/v1/portfolio.proto

import type { PublicationStatus as _resume_portfolio_v1_PublicationStatus, PublicationStatusOutput as _resume_portfolio_v1_PublicationStatusOutput } from '../../../resume/portfolio/v1/PublicationStatus.ts';

/**
 * A page of publications.
 */
export interface ListPublicationsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Unspecified: any.
   */
  'status'?: (_resume_portfolio_v1_PublicationStatus);
  /**
   * Only the one that is published there; empty: any.
   */
  'subdomain'?: (string);
}

/**
 * A page of publications.
 */
export interface ListPublicationsRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * Unspecified: any.
   */
  'status': (_resume_portfolio_v1_PublicationStatusOutput);
  /**
   * Only the one that is published there; empty: any.
   */
  'subdomain': (string);
}
