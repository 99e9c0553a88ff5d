// Original file: resume/ats/v1/ats.proto


/**
 * A price that depends on the length of the input.
 */
export interface CreditRange {
  'min'?: (number);
  'max'?: (number);
}

/**
 * A price that depends on the length of the input.
 */
export interface CreditRangeOutput {
  'min': (number);
  'max': (number);
}
