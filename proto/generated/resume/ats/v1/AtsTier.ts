// Original file: resume/ats/v1/ats.proto

/**
 * Whose quota a caller has.
 */
export const AtsTier = {
  ATS_TIER_UNSPECIFIED: 'ATS_TIER_UNSPECIFIED',
  ATS_TIER_ANONYMOUS: 'ATS_TIER_ANONYMOUS',
  ATS_TIER_FREE: 'ATS_TIER_FREE',
  ATS_TIER_AI_CREDITS: 'ATS_TIER_AI_CREDITS',
  ATS_TIER_BUNDLE: 'ATS_TIER_BUNDLE',
} as const;

/**
 * Whose quota a caller has.
 */
export type AtsTier =
  | 'ATS_TIER_UNSPECIFIED'
  | 0
  | 'ATS_TIER_ANONYMOUS'
  | 1
  | 'ATS_TIER_FREE'
  | 2
  | 'ATS_TIER_AI_CREDITS'
  | 3
  | 'ATS_TIER_BUNDLE'
  | 4

/**
 * Whose quota a caller has.
 */
export type AtsTierOutput = typeof AtsTier[keyof typeof AtsTier]
