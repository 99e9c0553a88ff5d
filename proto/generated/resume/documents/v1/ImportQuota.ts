// Original file: resume/documents/v1/documents.proto


/**
 * What is left of an import.
 */
export interface ImportQuota {
  'isPaid'?: (boolean);
  'remaining'?: (number);
  /**
   * 1,000,000 stands for no limit.
   */
  'limit'?: (number);
  /**
   * Until one more is free; 0 when none is used.
   */
  'resetsInSeconds'?: (number);
  /**
   * The login of the linked account, where there is one.
   */
  'connectedUsername'?: (string);
  '_connectedUsername'?: "connectedUsername";
}

/**
 * What is left of an import.
 */
export interface ImportQuotaOutput {
  'isPaid': (boolean);
  'remaining': (number);
  /**
   * 1,000,000 stands for no limit.
   */
  'limit': (number);
  /**
   * Until one more is free; 0 when none is used.
   */
  'resetsInSeconds': (number);
  /**
   * The login of the linked account, where there is one.
   */
  'connectedUsername'?: (string);
  '_connectedUsername'?: "connectedUsername";
}
