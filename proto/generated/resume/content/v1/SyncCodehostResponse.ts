// Original file: resume/content/v1/codehost.proto

import type { CodehostSync as _resume_content_v1_CodehostSync, CodehostSyncOutput as _resume_content_v1_CodehostSyncOutput } from '../../../resume/content/v1/CodehostSync.ts';

/**
 * The run, which goes on when it takes longer than the answer may.
 */
export interface SyncCodehostResponse {
  'sync'?: (_resume_content_v1_CodehostSync | null);
}

/**
 * The run, which goes on when it takes longer than the answer may.
 */
export interface SyncCodehostResponseOutput {
  'sync': (_resume_content_v1_CodehostSyncOutput | null);
}
