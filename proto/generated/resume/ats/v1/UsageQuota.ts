// Original file: resume/ats/v1/ats.proto


/**
 * How much of a quota is used.
 */
export interface UsageQuota {
  'limit'?: (number);
  'used'?: (number);
  'remaining'?: (number);
}

/**
 * How much of a quota is used.
 */
export interface UsageQuotaOutput {
  'limit': (number);
  'used': (number);
  'remaining': (number);
}
