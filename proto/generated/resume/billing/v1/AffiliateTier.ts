// Original file: resume/billing/v1/affiliates.proto

/**
 * What share of payments an affiliate gets.
 */
export const AffiliateTier = {
  AFFILIATE_TIER_UNSPECIFIED: 'AFFILIATE_TIER_UNSPECIFIED',
  AFFILIATE_TIER_BRONZE: 'AFFILIATE_TIER_BRONZE',
  AFFILIATE_TIER_SILVER: 'AFFILIATE_TIER_SILVER',
  AFFILIATE_TIER_GOLD: 'AFFILIATE_TIER_GOLD',
} as const;

/**
 * What share of payments an affiliate gets.
 */
export type AffiliateTier =
  | 'AFFILIATE_TIER_UNSPECIFIED'
  | 0
  | 'AFFILIATE_TIER_BRONZE'
  | 1
  | 'AFFILIATE_TIER_SILVER'
  | 2
  | 'AFFILIATE_TIER_GOLD'
  | 3

/**
 * What share of payments an affiliate gets.
 */
export type AffiliateTierOutput = typeof AffiliateTier[keyof typeof AffiliateTier]
