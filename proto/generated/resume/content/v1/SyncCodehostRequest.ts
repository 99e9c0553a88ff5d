// Original file: resume/content/v1/codehost.proto


/**
 * Starts a sync.
 */
export interface SyncCodehostRequest {
  'full'?: (boolean);
}

/**
 * Starts a sync.
 */
export interface SyncCodehostRequestOutput {
  'full': (boolean);
}
