// Original file: resume/documents/v1/documents.proto


/**
 * New documents on each of the days.
 */
export interface GetDailyCountsResponse {
  'documents'?: (number)[];
}

/**
 * New documents on each of the days.
 */
export interface GetDailyCountsResponseOutput {
  'documents': (number)[];
}
