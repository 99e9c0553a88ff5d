// Original file: resume/billing/v1/billing.proto


/**
 * What billing holds about the calling user.
 */
export interface ExportUserDataRequest {
  /**
   * Empty at the beginning, else the former part's.
   */
  'cursor'?: (string);
}

/**
 * What billing holds about the calling user.
 */
export interface ExportUserDataRequestOutput {
  /**
   * Empty at the beginning, else the former part's.
   */
  'cursor': (string);
}
