// Original file: resume/billing/v1/billing_enums.proto

/**
 * Where a reservation stands.
 */
export const ReservationState = {
  RESERVATION_STATE_UNSPECIFIED: 'RESERVATION_STATE_UNSPECIFIED',
  /**
   * Not resolved yet.
   */
  RESERVATION_STATE_HELD: 'RESERVATION_STATE_HELD',
  RESERVATION_STATE_COMMITTED: 'RESERVATION_STATE_COMMITTED',
  RESERVATION_STATE_RELEASED: 'RESERVATION_STATE_RELEASED',
  /**
   * It ended by itself.
   */
  RESERVATION_STATE_LAPSED: 'RESERVATION_STATE_LAPSED',
} as const;

/**
 * Where a reservation stands.
 */
export type ReservationState =
  | 'RESERVATION_STATE_UNSPECIFIED'
  | 0
  /**
   * Not resolved yet.
   */
  | 'RESERVATION_STATE_HELD'
  | 1
  | 'RESERVATION_STATE_COMMITTED'
  | 2
  | 'RESERVATION_STATE_RELEASED'
  | 3
  /**
   * It ended by itself.
   */
  | 'RESERVATION_STATE_LAPSED'
  | 4

/**
 * Where a reservation stands.
 */
export type ReservationStateOutput = typeof ReservationState[keyof typeof ReservationState]
