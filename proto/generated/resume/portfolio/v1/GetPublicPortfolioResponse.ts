// Original file: resume/portfolio/v1/portfolio.proto

import type { PublicationStatus as _resume_portfolio_v1_PublicationStatus, PublicationStatusOutput as _resume_portfolio_v1_PublicationStatusOutput } from '../../../resume/portfolio/v1/PublicationStatus.ts';

/**
 * The portfolio.
 */
export interface GetPublicPortfolioResponse {
  'id'?: (string);
  'subdomain'?: (string);
  'templateId'?: (string);
  /**
   * A JSON object.
   */
  'snapshot'?: (Buffer | Uint8Array | string);
  'status'?: (_resume_portfolio_v1_PublicationStatus);
  /**
   * When it was last published.
   */
  'updatedAt'?: (string);
}

/**
 * The portfolio.
 */
export interface GetPublicPortfolioResponseOutput {
  'id': (string);
  'subdomain': (string);
  'templateId': (string);
  /**
   * A JSON object.
   */
  'snapshot': (Buffer);
  'status': (_resume_portfolio_v1_PublicationStatusOutput);
  /**
   * When it was last published.
   */
  'updatedAt': (string);
}
