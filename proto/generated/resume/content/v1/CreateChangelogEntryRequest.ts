// Original file: resume/content/v1/changelog.proto

import type { ChangelogFields as _resume_content_v1_ChangelogFields, ChangelogFieldsOutput as _resume_content_v1_ChangelogFieldsOutput } from '../../../resume/content/v1/ChangelogFields.ts';

/**
 * A new entry: version, title, summary and type are required; it is published now unless it says when.
 */
export interface CreateChangelogEntryRequest {
  'fields'?: (_resume_content_v1_ChangelogFields | null);
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * A new entry: version, title, summary and type are required; it is published now unless it says when.
 */
export interface CreateChangelogEntryRequestOutput {
  'fields': (_resume_content_v1_ChangelogFieldsOutput | null);
  'reason'?: (string);
  '_reason'?: "reason";
}
