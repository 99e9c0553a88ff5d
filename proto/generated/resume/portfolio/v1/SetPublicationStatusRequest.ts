// Original file: resume/portfolio/v1/portfolio.proto

import type { PublicationStatus as _resume_portfolio_v1_PublicationStatus, PublicationStatusOutput as _resume_portfolio_v1_PublicationStatusOutput } from '../../../resume/portfolio/v1/PublicationStatus.ts';

/**
 * The publication and what becomes of it.
 */
export interface SetPublicationStatusRequest {
  'id'?: (string);
  /**
   * SUSPENDED or LIVE.
   */
  'status'?: (_resume_portfolio_v1_PublicationStatus);
  /**
   * 3 to 500 characters; required to suspend.
   */
  'reason'?: (string);
}

/**
 * The publication and what becomes of it.
 */
export interface SetPublicationStatusRequestOutput {
  'id': (string);
  /**
   * SUSPENDED or LIVE.
   */
  'status': (_resume_portfolio_v1_PublicationStatusOutput);
  /**
   * 3 to 500 characters; required to suspend.
   */
  'reason': (string);
}
