// Original file: resume/content/v1/audit.proto


/**
 * What is about to be done, and why.
 */
export interface RecordActionRequest {
  /**
   * Such as user.export.
   */
  'action'?: (string);
  'subjectType'?: (string);
  'subjectId'?: (string);
  'reason'?: (string);
}

/**
 * What is about to be done, and why.
 */
export interface RecordActionRequestOutput {
  /**
   * Such as user.export.
   */
  'action': (string);
  'subjectType': (string);
  'subjectId': (string);
  'reason': (string);
}
