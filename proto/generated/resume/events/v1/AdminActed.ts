// Original file: resume/events/v1/admin_events.proto


/**
 * resume.platform.admin.acted: the administrator changed something in a service; committed with the change, for the audit
 * log.
 */
export interface AdminActed {
  'actorId'?: (string);
  'actorEmail'?: (string);
  /**
   * What was done, such as portfolio.suspend.
   */
  'action'?: (string);
  /**
   * What kind of thing it was done to, such as portfolio.
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
  /**
   * Why, in the administrator's words; absent when none were given.
   */
  'reason'?: (string);
  'requestId'?: (string);
  /**
   * ISO 8601.
   */
  'at'?: (string);
  '_before'?: "before";
  '_after'?: "after";
  '_reason'?: "reason";
}

/**
 * resume.platform.admin.acted: the administrator changed something in a service; committed with the change, for the audit
 * log.
 */
export interface AdminActedOutput {
  'actorId': (string);
  'actorEmail': (string);
  /**
   * What was done, such as portfolio.suspend.
   */
  'action': (string);
  /**
   * What kind of thing it was done to, such as portfolio.
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
  /**
   * Why, in the administrator's words; absent when none were given.
   */
  'reason'?: (string);
  'requestId': (string);
  /**
   * ISO 8601.
   */
  'at': (string);
  '_before'?: "before";
  '_after'?: "after";
  '_reason'?: "reason";
}
