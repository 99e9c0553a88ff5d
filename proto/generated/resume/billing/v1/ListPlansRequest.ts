// Original file: resume/billing/v1/billing.proto


/**
 * Whose plans to read: 50 at most.
 */
export interface ListPlansRequest {
  'userIds'?: (string)[];
}

/**
 * Whose plans to read: 50 at most.
 */
export interface ListPlansRequestOutput {
  'userIds': (string)[];
}
