// Original file: resume/billing/v1/billing_enums.proto

/**
 * A product that can be subscribed to.
 */
export const ProductKey = {
  PRODUCT_KEY_UNSPECIFIED: 'PRODUCT_KEY_UNSPECIFIED',
  PRODUCT_KEY_AI_CREDITS: 'PRODUCT_KEY_AI_CREDITS',
  PRODUCT_KEY_PORTFOLIO_PRO: 'PRODUCT_KEY_PORTFOLIO_PRO',
  PRODUCT_KEY_BUNDLE: 'PRODUCT_KEY_BUNDLE',
} as const;

/**
 * A product that can be subscribed to.
 */
export type ProductKey =
  | 'PRODUCT_KEY_UNSPECIFIED'
  | 0
  | 'PRODUCT_KEY_AI_CREDITS'
  | 1
  | 'PRODUCT_KEY_PORTFOLIO_PRO'
  | 2
  | 'PRODUCT_KEY_BUNDLE'
  | 3

/**
 * A product that can be subscribed to.
 */
export type ProductKeyOutput = typeof ProductKey[keyof typeof ProductKey]
