// Original file: resume/billing/v1/billing_enums.proto

/**
 * Why credits moved.
 */
export const MovementKind = {
  MOVEMENT_KIND_UNSPECIFIED: 'MOVEMENT_KIND_UNSPECIFIED',
  MOVEMENT_KIND_GRANT: 'MOVEMENT_KIND_GRANT',
  MOVEMENT_KIND_RESERVE: 'MOVEMENT_KIND_RESERVE',
  MOVEMENT_KIND_COMMIT: 'MOVEMENT_KIND_COMMIT',
  MOVEMENT_KIND_RELEASE: 'MOVEMENT_KIND_RELEASE',
  /**
   * A reservation ended by itself.
   */
  MOVEMENT_KIND_LAPSE: 'MOVEMENT_KIND_LAPSE',
  /**
   * Credits expired.
   */
  MOVEMENT_KIND_EXPIRE: 'MOVEMENT_KIND_EXPIRE',
  /**
   * A refund took them back.
   */
  MOVEMENT_KIND_TAKE_BACK: 'MOVEMENT_KIND_TAKE_BACK',
  /**
   * They paid a debt that a refund had left.
   */
  MOVEMENT_KIND_SETTLE_DEBT: 'MOVEMENT_KIND_SETTLE_DEBT',
} as const;

/**
 * Why credits moved.
 */
export type MovementKind =
  | 'MOVEMENT_KIND_UNSPECIFIED'
  | 0
  | 'MOVEMENT_KIND_GRANT'
  | 1
  | 'MOVEMENT_KIND_RESERVE'
  | 2
  | 'MOVEMENT_KIND_COMMIT'
  | 3
  | 'MOVEMENT_KIND_RELEASE'
  | 4
  /**
   * A reservation ended by itself.
   */
  | 'MOVEMENT_KIND_LAPSE'
  | 5
  /**
   * Credits expired.
   */
  | 'MOVEMENT_KIND_EXPIRE'
  | 6
  /**
   * A refund took them back.
   */
  | 'MOVEMENT_KIND_TAKE_BACK'
  | 7
  /**
   * They paid a debt that a refund had left.
   */
  | 'MOVEMENT_KIND_SETTLE_DEBT'
  | 8

/**
 * Why credits moved.
 */
export type MovementKindOutput = typeof MovementKind[keyof typeof MovementKind]
