// Original file: resume/ats/v1/ats.proto


/**
 * Scans on each of the days.
 */
export interface GetDailyCountsResponse {
  'scans'?: (number)[];
}

/**
 * Scans on each of the days.
 */
export interface GetDailyCountsResponseOutput {
  'scans': (number)[];
}
