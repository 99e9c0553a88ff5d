// Original file: resume/content/v1/changelog.proto

import type { ChangelogEntry as _resume_content_v1_ChangelogEntry, ChangelogEntryOutput as _resume_content_v1_ChangelogEntryOutput } from '../../../resume/content/v1/ChangelogEntry.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * A page of entries, newest first.
 */
export interface ListChangelogResponse {
  'items'?: (_resume_content_v1_ChangelogEntry)[];
  'total'?: (number);
  /**
   * Milliseconds until the next entry is published by its date; absent when none is scheduled.
   */
  'freshForMs'?: (number | string | Long);
  '_freshForMs'?: "freshForMs";
}

/**
 * A page of entries, newest first.
 */
export interface ListChangelogResponseOutput {
  'items': (_resume_content_v1_ChangelogEntryOutput)[];
  'total': (number);
  /**
   * Milliseconds until the next entry is published by its date; absent when none is scheduled.
   */
  'freshForMs'?: (number);
  '_freshForMs'?: "freshForMs";
}
