// Original file: resume/billing/v1/billing.proto

import type { UserPlan as _resume_billing_v1_UserPlan, UserPlanOutput as _resume_billing_v1_UserPlanOutput } from '../../../resume/billing/v1/UserPlan.ts';

/**
 * The plans, in the order of the users.
 */
export interface ListPlansResponse {
  'items'?: (_resume_billing_v1_UserPlan)[];
}

/**
 * The plans, in the order of the users.
 */
export interface ListPlansResponseOutput {
  'items': (_resume_billing_v1_UserPlanOutput)[];
}
