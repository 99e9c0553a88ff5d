// Original file: resume/content/v1/codehost.proto

import type { SyncStatus as _resume_content_v1_SyncStatus, SyncStatusOutput as _resume_content_v1_SyncStatusOutput } from '../../../resume/content/v1/SyncStatus.ts';

/**
 * A run of the sync.
 */
export interface CodehostSync {
  'id'?: (string);
  'status'?: (_resume_content_v1_SyncStatus);
  'full'?: (boolean);
  'startedAt'?: (string);
  'finishedAt'?: (string);
  'created'?: (number);
  'updated'?: (number);
  'removed'?: (number);
  'error'?: (string);
  '_finishedAt'?: "finishedAt";
  '_error'?: "error";
}

/**
 * A run of the sync.
 */
export interface CodehostSyncOutput {
  'id': (string);
  'status': (_resume_content_v1_SyncStatusOutput);
  'full': (boolean);
  'startedAt': (string);
  'finishedAt'?: (string);
  'created': (number);
  'updated': (number);
  'removed': (number);
  'error'?: (string);
  '_finishedAt'?: "finishedAt";
  '_error'?: "error";
}
