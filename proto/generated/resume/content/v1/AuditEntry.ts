// Original file: resume/content/v1/audit.proto


/**
 * Something that the administrator did.
 */
export interface AuditEntry {
  'id'?: (string);
  'actorId'?: (string);
  'actorEmail'?: (string);
  /**
   * What was done, such as changelog.create.
   */
  'action'?: (string);
  /**
   * What kind of thing it was done to, such as changelog.
   */
  'subjectType'?: (string);
  'subjectId'?: (string);
  /**
   * A JSON object of what changed, as it was before; absent when there was nothing.
   */
  'before'?: (Buffer | Uint8Array | string);
  /**
   * The same as it was after; absent when nothing is left.
   */
  'after'?: (Buffer | Uint8Array | string);
  'reason'?: (string);
  'requestId'?: (string);
  'at'?: (string);
  '_before'?: "before";
  '_after'?: "after";
  '_reason'?: "reason";
}

/**
 * Something that the administrator did.
 */
export interface AuditEntryOutput {
  'id': (string);
  'actorId': (string);
  'actorEmail': (string);
  /**
   * What was done, such as changelog.create.
   */
  'action': (string);
  /**
   * What kind of thing it was done to, such as changelog.
   */
  'subjectType': (string);
  'subjectId': (string);
  /**
   * A JSON object of what changed, as it was before; absent when there was nothing.
   */
  'before'?: (Buffer);
  /**
   * The same as it was after; absent when nothing is left.
   */
  'after'?: (Buffer);
  'reason'?: (string);
  'requestId': (string);
  'at': (string);
  '_before'?: "before";
  '_after'?: "after";
  '_reason'?: "reason";
}
