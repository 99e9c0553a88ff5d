// Original file: resume/content/v1/codehost.proto


/**
 * Starts a sync.
 */
export interface SyncCodehostRequest {
  'full'?: (boolean);
  /**
   * For the audit log.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * Starts a sync.
 */
export interface SyncCodehostRequestOutput {
  'full': (boolean);
  /**
   * For the audit log.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}
