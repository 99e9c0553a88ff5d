// Original file: resume/billing/v1/affiliates.proto

import type { LeaderboardPeriod as _resume_billing_v1_LeaderboardPeriod, LeaderboardPeriodOutput as _resume_billing_v1_LeaderboardPeriodOutput } from '../../../resume/billing/v1/LeaderboardPeriod.ts';

/**
 * Which earnings to compare.
 */
export interface GetAffiliateLeaderboardRequest {
  'period'?: (_resume_billing_v1_LeaderboardPeriod);
}

/**
 * Which earnings to compare.
 */
export interface GetAffiliateLeaderboardRequestOutput {
  'period': (_resume_billing_v1_LeaderboardPeriodOutput);
}
