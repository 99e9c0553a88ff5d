// Original file: resume/content/v1/writing.proto


/**
 * The work has begun.
 */
export interface GenerationStarted {
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay'?: (boolean);
}

/**
 * The work has begun.
 */
export interface GenerationStartedOutput {
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay': (boolean);
}
