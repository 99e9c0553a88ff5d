// Original file: resume/portfolio/v1/portfolio.proto


/**
 * Views on a day.
 */
export interface DayCount {
  /**
   * YYYY-MM-DD.
   */
  'date'?: (string);
  'count'?: (number);
}

/**
 * Views on a day.
 */
export interface DayCountOutput {
  /**
   * YYYY-MM-DD.
   */
  'date': (string);
  'count': (number);
}
