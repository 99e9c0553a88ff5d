// Original file: resume/content/v1/writing.proto


/**
 * One kind of text.
 */
export interface WritingAction {
  'action'?: (string);
  'title'?: (string);
  'description'?: (string);
  /**
   * In credits.
   */
  'standardCredits'?: (number);
  'expertCredits'?: (number);
  /**
   * Longest inputs, in characters.
   */
  'textLength'?: (number);
  'contextLength'?: (number);
  'jobDescriptionLength'?: (number);
  'instructionsLength'?: (number);
  /**
   * Longest text that is written, in characters.
   */
  'contentLength'?: (number);
}

/**
 * One kind of text.
 */
export interface WritingActionOutput {
  'action': (string);
  'title': (string);
  'description': (string);
  /**
   * In credits.
   */
  'standardCredits': (number);
  'expertCredits': (number);
  /**
   * Longest inputs, in characters.
   */
  'textLength': (number);
  'contextLength': (number);
  'jobDescriptionLength': (number);
  'instructionsLength': (number);
  /**
   * Longest text that is written, in characters.
   */
  'contentLength': (number);
}
