// Original file: resume/documents/v1/documents.proto


/**
 * A quota of imports.
 */
export interface ImportQuota {
  'isPaid'?: (boolean);
  'remaining'?: (number);
  /**
   * 1,000,000 stands for no limit.
   */
  'limit'?: (number);
  /**
   * Until one more is available; 0 when none is used.
   */
  'resetsInSeconds'?: (number);
  /**
   * The login of the connected account, where there is one.
   */
  'connectedUsername'?: (string);
  '_connectedUsername'?: "connectedUsername";
}

/**
 * A quota of imports.
 */
export interface ImportQuotaOutput {
  'isPaid': (boolean);
  'remaining': (number);
  /**
   * 1,000,000 stands for no limit.
   */
  'limit': (number);
  /**
   * Until one more is available; 0 when none is used.
   */
  'resetsInSeconds': (number);
  /**
   * The login of the connected account, where there is one.
   */
  'connectedUsername'?: (string);
  '_connectedUsername'?: "connectedUsername";
}
