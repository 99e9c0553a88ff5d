// Original file: resume/ats/v1/ats.proto


/**
 * How much of a quota is used. Work that is still running is not counted, though it holds its unit.
 */
export interface UsageQuota {
  'limit'?: (number);
  'used'?: (number);
  'remaining'?: (number);
}

/**
 * How much of a quota is used. Work that is still running is not counted, though it holds its unit.
 */
export interface UsageQuotaOutput {
  'limit': (number);
  'used': (number);
  'remaining': (number);
}
