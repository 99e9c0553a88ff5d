// Original file: resume/billing/v1/billing.proto


/**
 * A page of payments.
 */
export interface ListPaymentsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

/**
 * A page of payments.
 */
export interface ListPaymentsRequestOutput {
  'limit': (number);
  'offset': (number);
}
