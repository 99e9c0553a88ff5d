// Original file: resume/portfolio/v1/portfolio.proto

import type { ManagedPublication as _resume_portfolio_v1_ManagedPublication, ManagedPublicationOutput as _resume_portfolio_v1_ManagedPublicationOutput } from '../../../resume/portfolio/v1/ManagedPublication.ts';

/**
 * What has become of the publication; absent when nothing of it remains.
 */
export interface SetPublicationStatusResponse {
  'publication'?: (_resume_portfolio_v1_ManagedPublication | null);
}

/**
 * What has become of the publication; absent when nothing of it remains.
 */
export interface SetPublicationStatusResponseOutput {
  'publication': (_resume_portfolio_v1_ManagedPublicationOutput | null);
}
