// Original file: resume/billing/v1/billing_enums.proto

/**
 * A pack of credits.
 */
export const PackKey = {
  PACK_KEY_UNSPECIFIED: 'PACK_KEY_UNSPECIFIED',
  PACK_KEY_CREDIT_PACK_250: 'PACK_KEY_CREDIT_PACK_250',
  PACK_KEY_CREDIT_PACK_500: 'PACK_KEY_CREDIT_PACK_500',
} as const;

/**
 * A pack of credits.
 */
export type PackKey =
  | 'PACK_KEY_UNSPECIFIED'
  | 0
  | 'PACK_KEY_CREDIT_PACK_250'
  | 1
  | 'PACK_KEY_CREDIT_PACK_500'
  | 2

/**
 * A pack of credits.
 */
export type PackKeyOutput = typeof PackKey[keyof typeof PackKey]
