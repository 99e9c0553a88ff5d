// Original file: resume/content/v1/changelog.proto

import type { ChangelogEntry as _resume_content_v1_ChangelogEntry, ChangelogEntryOutput as _resume_content_v1_ChangelogEntryOutput } from '../../../resume/content/v1/ChangelogEntry.ts';

/**
 * A page of entries, newest first.
 */
export interface ListScheduledChangelogResponse {
  'items'?: (_resume_content_v1_ChangelogEntry)[];
  'total'?: (number);
}

/**
 * A page of entries, newest first.
 */
export interface ListScheduledChangelogResponseOutput {
  'items': (_resume_content_v1_ChangelogEntryOutput)[];
  'total': (number);
}
