// Original file: resume/billing/v1/billing.proto


/**
 * A reservation to release.
 */
export interface ReleaseCreditsRequest {
  'reservationId'?: (string);
}

/**
 * A reservation to release.
 */
export interface ReleaseCreditsRequestOutput {
  'reservationId': (string);
}
