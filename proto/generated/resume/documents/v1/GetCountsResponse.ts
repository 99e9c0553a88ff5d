// Original file: resume/documents/v1/documents.proto


/**
 * What the account shows.
 */
export interface GetCountsResponse {
  /**
   * Active documents of type RESUME.
   */
  'resumes'?: (number);
  'shareLinks'?: (number);
}

/**
 * What the account shows.
 */
export interface GetCountsResponseOutput {
  /**
   * Active documents of type RESUME.
   */
  'resumes': (number);
  'shareLinks': (number);
}
