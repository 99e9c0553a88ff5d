// Original file: resume/documents/v1/documents.proto

import type { SharedSnapshot as _resume_documents_v1_SharedSnapshot, SharedSnapshotOutput as _resume_documents_v1_SharedSnapshotOutput } from '../../../resume/documents/v1/SharedSnapshot.ts';

/**
 * What a reader sees.
 */
export interface OpenShareLinkResponse {
  'passwordRequired'?: (boolean);
  /**
   * Absent when a password is required.
   */
  'shared'?: (_resume_documents_v1_SharedSnapshot | null);
  '_shared'?: "shared";
}

/**
 * What a reader sees.
 */
export interface OpenShareLinkResponseOutput {
  'passwordRequired': (boolean);
  /**
   * Absent when a password is required.
   */
  'shared'?: (_resume_documents_v1_SharedSnapshotOutput | null);
  '_shared'?: "shared";
}
