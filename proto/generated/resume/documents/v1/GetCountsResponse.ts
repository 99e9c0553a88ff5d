// Original file: resume/documents/v1/documents.proto


/**
 * The counts.
 */
export interface GetCountsResponse {
  /**
   * Active documents of type RESUME.
   */
  'resumes'?: (number);
  'shareLinks'?: (number);
}

/**
 * The counts.
 */
export interface GetCountsResponseOutput {
  /**
   * Active documents of type RESUME.
   */
  'resumes': (number);
  'shareLinks': (number);
}
