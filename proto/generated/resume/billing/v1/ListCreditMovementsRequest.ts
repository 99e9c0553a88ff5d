// Original file: resume/billing/v1/billing.proto


/**
 * A page of movements.
 */
export interface ListCreditMovementsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * A page of movements.
 */
export interface ListCreditMovementsRequestOutput {
  'limit': (number);
  'offset': (number);
}
