// Original file: resume/content/v1/audit.proto


/**
 * Which entries to list.
 */
export interface ListAuditRequest {
  'limit'?: (number);
  'offset'?: (number);
  'action'?: (string);
  'subjectId'?: (string);
  '_action'?: "action";
  '_subjectId'?: "subjectId";
}

/**
 * Which entries to list.
 */
export interface ListAuditRequestOutput {
  'limit': (number);
  'offset': (number);
  'action'?: (string);
  'subjectId'?: (string);
  '_action'?: "action";
  '_subjectId'?: "subjectId";
}
