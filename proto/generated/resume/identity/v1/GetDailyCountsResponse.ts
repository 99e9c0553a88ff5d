// Original file: resume/identity/v1/identity.proto


/**
 * New accounts on each of the days.
 */
export interface GetDailyCountsResponse {
  'users'?: (number)[];
}

/**
 * New accounts on each of the days.
 */
export interface GetDailyCountsResponseOutput {
  'users': (number)[];
}
