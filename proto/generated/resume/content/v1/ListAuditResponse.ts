// Original file: resume/content/v1/audit.proto

import type { AuditEntry as _resume_content_v1_AuditEntry, AuditEntryOutput as _resume_content_v1_AuditEntryOutput } from '../../../resume/content/v1/AuditEntry.ts';

/**
 * A page of entries, newest first.
 */
export interface ListAuditResponse {
  'items'?: (_resume_content_v1_AuditEntry)[];
  'total'?: (number);
}

/**
 * A page of entries, newest first.
 */
export interface ListAuditResponseOutput {
  'items': (_resume_content_v1_AuditEntryOutput)[];
  'total': (number);
}
