// Original file: resume/portfolio/v1/portfolio.proto

/**
 * Why a publication is suspended.
 */
export const SuspensionReason = {
  SUSPENSION_REASON_UNSPECIFIED: 'SUSPENSION_REASON_UNSPECIFIED',
  /**
   * The owner may not publish any more.
   */
  SUSPENSION_REASON_ENTITLEMENT: 'SUSPENSION_REASON_ENTITLEMENT',
  /**
   * An administrator suspended it.
   */
  SUSPENSION_REASON_MODERATION: 'SUSPENSION_REASON_MODERATION',
} as const;

/**
 * Why a publication is suspended.
 */
export type SuspensionReason =
  | 'SUSPENSION_REASON_UNSPECIFIED'
  | 0
  /**
   * The owner may not publish any more.
   */
  | 'SUSPENSION_REASON_ENTITLEMENT'
  | 1
  /**
   * An administrator suspended it.
   */
  | 'SUSPENSION_REASON_MODERATION'
  | 2

/**
 * Why a publication is suspended.
 */
export type SuspensionReasonOutput = typeof SuspensionReason[keyof typeof SuspensionReason]
