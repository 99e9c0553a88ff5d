// Original file: resume/billing/v1/billing.proto


/**
 * A reservation to give back.
 */
export interface ReleaseCreditsRequest {
  'reservationId'?: (string);
}

/**
 * A reservation to give back.
 */
export interface ReleaseCreditsRequestOutput {
  'reservationId': (string);
}
