// Original file: resume/documents/v1/documents.proto


/**
 * Whose account to import.
 */
export interface ImportCodehostRequest {
  /**
   * A login or the address of a profile; ignored on the free plan.
   */
  'usernameOrUrl'?: (string);
  'replaceMaster'?: (boolean);
  /**
   * The ID at the code host of the account that the calling user has connected; absent: none.
   */
  'connectedAccountId'?: (string);
  '_connectedAccountId'?: "connectedAccountId";
}

/**
 * Whose account to import.
 */
export interface ImportCodehostRequestOutput {
  /**
   * A login or the address of a profile; ignored on the free plan.
   */
  'usernameOrUrl': (string);
  'replaceMaster': (boolean);
  /**
   * The ID at the code host of the account that the calling user has connected; absent: none.
   */
  'connectedAccountId'?: (string);
  '_connectedAccountId'?: "connectedAccountId";
}
