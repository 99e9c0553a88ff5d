// Original file: resume/billing/v1/billing_enums.proto

/**
 * A plan.
 */
export const Plan = {
  PLAN_UNSPECIFIED: 'PLAN_UNSPECIFIED',
  PLAN_FREE: 'PLAN_FREE',
  PLAN_AI_CREDITS: 'PLAN_AI_CREDITS',
  PLAN_PORTFOLIO_PRO: 'PLAN_PORTFOLIO_PRO',
  PLAN_BUNDLE: 'PLAN_BUNDLE',
} as const;

/**
 * A plan.
 */
export type Plan =
  | 'PLAN_UNSPECIFIED'
  | 0
  | 'PLAN_FREE'
  | 1
  | 'PLAN_AI_CREDITS'
  | 2
  | 'PLAN_PORTFOLIO_PRO'
  | 3
  | 'PLAN_BUNDLE'
  | 4

/**
 * A plan.
 */
export type PlanOutput = typeof Plan[keyof typeof Plan]
