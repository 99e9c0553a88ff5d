// Original file: resume/billing/v1/billing.proto

import type { Plan as _resume_billing_v1_Plan, PlanOutput as _resume_billing_v1_PlanOutput } from '../../../resume/billing/v1/Plan.ts';
import type { SubscriptionStatus as _resume_billing_v1_SubscriptionStatus, SubscriptionStatusOutput as _resume_billing_v1_SubscriptionStatusOutput } from '../../../resume/billing/v1/SubscriptionStatus.ts';

/**
 * What a user is on.
 */
export interface UserPlan {
  'userId'?: (string);
  'currentPlan'?: (_resume_billing_v1_Plan);
  'subscriptionStatus'?: (_resume_billing_v1_SubscriptionStatus);
}

/**
 * What a user is on.
 */
export interface UserPlanOutput {
  'userId': (string);
  'currentPlan': (_resume_billing_v1_PlanOutput);
  'subscriptionStatus': (_resume_billing_v1_SubscriptionStatusOutput);
}
