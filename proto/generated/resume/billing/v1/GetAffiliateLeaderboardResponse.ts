// Original file: resume/billing/v1/affiliates.proto

import type { LeaderboardRow as _resume_billing_v1_LeaderboardRow, LeaderboardRowOutput as _resume_billing_v1_LeaderboardRowOutput } from '../../../resume/billing/v1/LeaderboardRow.ts';

/**
 * At most 50 places.
 */
export interface GetAffiliateLeaderboardResponse {
  'rows'?: (_resume_billing_v1_LeaderboardRow)[];
}

/**
 * At most 50 places.
 */
export interface GetAffiliateLeaderboardResponseOutput {
  'rows': (_resume_billing_v1_LeaderboardRowOutput)[];
}
