// Original file: resume/billing/v1/billing.proto

import type { Reservation as _resume_billing_v1_Reservation, ReservationOutput as _resume_billing_v1_ReservationOutput } from '../../../resume/billing/v1/Reservation.ts';
import type { Wallet as _resume_billing_v1_Wallet, WalletOutput as _resume_billing_v1_WalletOutput } from '../../../resume/billing/v1/Wallet.ts';

/**
 * The released reservation.
 */
export interface ReleaseCreditsResponse {
  'reservation'?: (_resume_billing_v1_Reservation | null);
  'wallet'?: (_resume_billing_v1_Wallet | null);
}

/**
 * The released reservation.
 */
export interface ReleaseCreditsResponseOutput {
  'reservation': (_resume_billing_v1_ReservationOutput | null);
  'wallet': (_resume_billing_v1_WalletOutput | null);
}
