// Original file: resume/billing/v1/billing.proto


/**
 * The user whose subscription is read.
 */
export interface SyncSubscriptionRequest {
  'userId'?: (string);
  /**
   * For the audit log.
   */
  'reason'?: (string);
}

/**
 * The user whose subscription is read.
 */
export interface SyncSubscriptionRequestOutput {
  'userId': (string);
  /**
   * For the audit log.
   */
  'reason': (string);
}
