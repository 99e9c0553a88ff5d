// Original file: resume/ats/v1/ats.proto


/**
 * What ats holds about the calling user.
 */
export interface ExportUserDataRequest {
  /**
   * Empty at the beginning, else the former part's.
   */
  'cursor'?: (string);
}

/**
 * What ats holds about the calling user.
 */
export interface ExportUserDataRequestOutput {
  /**
   * Empty at the beginning, else the former part's.
   */
  'cursor': (string);
}
