// Original file: resume/content/v1/changelog.proto

import type { ChangelogFields as _resume_content_v1_ChangelogFields, ChangelogFieldsOutput as _resume_content_v1_ChangelogFieldsOutput } from '../../../resume/content/v1/ChangelogFields.ts';

/**
 * A change of an entry.
 */
export interface UpdateChangelogEntryRequest {
  'id'?: (string);
  'fields'?: (_resume_content_v1_ChangelogFields | null);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * A change of an entry.
 */
export interface UpdateChangelogEntryRequestOutput {
  'id': (string);
  'fields': (_resume_content_v1_ChangelogFieldsOutput | null);
  'reason'?: (string);
  '_reason'?: "reason";
}
