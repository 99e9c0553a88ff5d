// Original file: resume/billing/v1/billing.proto


/**
 * Which days to count: so many from the first, YYYY-MM-DD in UTC.
 */
export interface GetDailyCountsRequest {
  'from'?: (string);
  'days'?: (number);
}

/**
 * Which days to count: so many from the first, YYYY-MM-DD in UTC.
 */
export interface GetDailyCountsRequestOutput {
  'from': (string);
  'days': (number);
}
