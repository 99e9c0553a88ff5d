// Original file: resume/content/v1/writing.proto


/**
 * What was written.
 */
export interface Generation {
  'content'?: (string);
  /**
   * What the text says of figures, dates, employers, schools, degrees and certificates that no input says.
   */
  'unverified'?: (string)[];
  'promptTokens'?: (number);
  'completionTokens'?: (number);
  'totalTokens'?: (number);
  'creditsSpent'?: (number);
  /**
   * Credits left after this charge.
   */
  'balance'?: (number);
}

/**
 * What was written.
 */
export interface GenerationOutput {
  'content': (string);
  /**
   * What the text says of figures, dates, employers, schools, degrees and certificates that no input says.
   */
  'unverified': (string)[];
  'promptTokens': (number);
  'completionTokens': (number);
  'totalTokens': (number);
  'creditsSpent': (number);
  /**
   * Credits left after this charge.
   */
  'balance': (number);
}
