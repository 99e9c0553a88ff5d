// Original file: resume/content/v1/codehost.proto

/**
 * How far a sync has come.
 */
export const SyncStatus = {
  SYNC_STATUS_UNSPECIFIED: 'SYNC_STATUS_UNSPECIFIED',
  SYNC_STATUS_RUNNING: 'SYNC_STATUS_RUNNING',
  SYNC_STATUS_SUCCEEDED: 'SYNC_STATUS_SUCCEEDED',
  SYNC_STATUS_FAILED: 'SYNC_STATUS_FAILED',
} as const;

/**
 * How far a sync has come.
 */
export type SyncStatus =
  | 'SYNC_STATUS_UNSPECIFIED'
  | 0
  | 'SYNC_STATUS_RUNNING'
  | 1
  | 'SYNC_STATUS_SUCCEEDED'
  | 2
  | 'SYNC_STATUS_FAILED'
  | 3

/**
 * How far a sync has come.
 */
export type SyncStatusOutput = typeof SyncStatus[keyof typeof SyncStatus]
