// Original file: resume/identity/v1/identity.proto


/**
 * The new state of the switch.
 */
export interface UpdateAutoSyncRequest {
  'enabled'?: (boolean);
}

/**
 * The new state of the switch.
 */
export interface UpdateAutoSyncRequestOutput {
  'enabled': (boolean);
}
