// Original file: resume/content/v1/changelog.proto

import type { ChangelogEntry as _resume_content_v1_ChangelogEntry, ChangelogEntryOutput as _resume_content_v1_ChangelogEntryOutput } from '../../../resume/content/v1/ChangelogEntry.ts';

/**
 * The entry.
 */
export interface CreateChangelogEntryResponse {
  'entry'?: (_resume_content_v1_ChangelogEntry | null);
}

/**
 * The entry.
 */
export interface CreateChangelogEntryResponseOutput {
  'entry': (_resume_content_v1_ChangelogEntryOutput | null);
}
