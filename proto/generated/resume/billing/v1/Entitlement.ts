// Original file: resume/billing/v1/billing_enums.proto

/**
 * Something that a plan includes.
 */
export const Entitlement = {
  ENTITLEMENT_UNSPECIFIED: 'ENTITLEMENT_UNSPECIFIED',
  ENTITLEMENT_AI_CREDITS: 'ENTITLEMENT_AI_CREDITS',
  ENTITLEMENT_PORTFOLIO_PUBLISH: 'ENTITLEMENT_PORTFOLIO_PUBLISH',
  ENTITLEMENT_CUSTOM_SUBDOMAIN: 'ENTITLEMENT_CUSTOM_SUBDOMAIN',
  ENTITLEMENT_ANALYTICS: 'ENTITLEMENT_ANALYTICS',
} as const;

/**
 * Something that a plan includes.
 */
export type Entitlement =
  | 'ENTITLEMENT_UNSPECIFIED'
  | 0
  | 'ENTITLEMENT_AI_CREDITS'
  | 1
  | 'ENTITLEMENT_PORTFOLIO_PUBLISH'
  | 2
  | 'ENTITLEMENT_CUSTOM_SUBDOMAIN'
  | 3
  | 'ENTITLEMENT_ANALYTICS'
  | 4

/**
 * Something that a plan includes.
 */
export type EntitlementOutput = typeof Entitlement[keyof typeof Entitlement]
