// Original file: resume/portfolio/v1/portfolio.proto

import type { ManagedPublication as _resume_portfolio_v1_ManagedPublication, ManagedPublicationOutput as _resume_portfolio_v1_ManagedPublicationOutput } from '../../../resume/portfolio/v1/ManagedPublication.ts';

/**
 * The publication before and after.
 */
export interface SetPublicationStatusResponse {
  'before'?: (_resume_portfolio_v1_ManagedPublication | null);
  'after'?: (_resume_portfolio_v1_ManagedPublication | null);
}

/**
 * The publication before and after.
 */
export interface SetPublicationStatusResponseOutput {
  'before': (_resume_portfolio_v1_ManagedPublicationOutput | null);
  'after': (_resume_portfolio_v1_ManagedPublicationOutput | null);
}
