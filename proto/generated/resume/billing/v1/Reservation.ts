// Original file: resume/billing/v1/billing.proto

import type { ReservationState as _resume_billing_v1_ReservationState, ReservationStateOutput as _resume_billing_v1_ReservationStateOutput } from '../../../resume/billing/v1/ReservationState.ts';

/**
 * Reserved credits.
 */
export interface Reservation {
  'id'?: (string);
  'requestId'?: (string);
  'amount'?: (number);
  /**
   * What was spent of the amount.
   */
  'committed'?: (number);
  /**
   * When it ends by itself.
   */
  'expiresAt'?: (string);
  'reservationState'?: (_resume_billing_v1_ReservationState);
}

/**
 * Reserved credits.
 */
export interface ReservationOutput {
  'id': (string);
  'requestId': (string);
  'amount': (number);
  /**
   * What was spent of the amount.
   */
  'committed': (number);
  /**
   * When it ends by itself.
   */
  'expiresAt': (string);
  'reservationState': (_resume_billing_v1_ReservationStateOutput);
}
