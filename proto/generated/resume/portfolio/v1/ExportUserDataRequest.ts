// Original file: resume/portfolio/v1/portfolio.proto


/**
 * The part to read.
 */
export interface ExportUserDataRequest {
  /**
   * Empty at the beginning, else the former part's.
   */
  'cursor'?: (string);
}

/**
 * The part to read.
 */
export interface ExportUserDataRequestOutput {
  /**
   * Empty at the beginning, else the former part's.
   */
  'cursor': (string);
}
