// Original file: resume/billing/v1/billing.proto


/**
 * Runs that were paid with credits, and payments on each of the days.
 */
export interface GetDailyCountsResponse {
  'runs'?: (number)[];
  'payments'?: (number)[];
}

/**
 * Runs that were paid with credits, and payments on each of the days.
 */
export interface GetDailyCountsResponseOutput {
  'runs': (number)[];
  'payments': (number)[];
}
