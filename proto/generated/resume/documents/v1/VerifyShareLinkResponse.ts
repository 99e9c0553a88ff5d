// Original file: resume/documents/v1/documents.proto

import type { SharedSnapshot as _resume_documents_v1_SharedSnapshot, SharedSnapshotOutput as _resume_documents_v1_SharedSnapshotOutput } from '../../../resume/documents/v1/SharedSnapshot.ts';

/**
 * What the link shows.
 */
export interface VerifyShareLinkResponse {
  'passwordRequired'?: (boolean);
  'shared'?: (_resume_documents_v1_SharedSnapshot | null);
}

/**
 * What the link shows.
 */
export interface VerifyShareLinkResponseOutput {
  'passwordRequired': (boolean);
  'shared': (_resume_documents_v1_SharedSnapshotOutput | null);
}
