// Original file: resume/portfolio/v1/portfolio.proto

import type { DayCount as _resume_portfolio_v1_DayCount, DayCountOutput as _resume_portfolio_v1_DayCountOutput } from '../../../resume/portfolio/v1/DayCount.ts';
import type { HostCount as _resume_portfolio_v1_HostCount, HostCountOutput as _resume_portfolio_v1_HostCountOutput } from '../../../resume/portfolio/v1/HostCount.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * Views of the last 30 days in UTC, the oldest first, and of all time.
 */
export interface GetAnalyticsResponse {
  'totalViews'?: (number | string | Long);
  'daily'?: (_resume_portfolio_v1_DayCount)[];
  'referrers'?: (_resume_portfolio_v1_HostCount)[];
}

/**
 * Views of the last 30 days in UTC, the oldest first, and of all time.
 */
export interface GetAnalyticsResponseOutput {
  'totalViews': (number);
  'daily': (_resume_portfolio_v1_DayCountOutput)[];
  'referrers': (_resume_portfolio_v1_HostCountOutput)[];
}
