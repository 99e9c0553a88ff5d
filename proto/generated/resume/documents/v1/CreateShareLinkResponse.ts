// Original file: resume/documents/v1/documents.proto

import type { ShareLink as _resume_documents_v1_ShareLink, ShareLinkOutput as _resume_documents_v1_ShareLinkOutput } from '../../../resume/documents/v1/ShareLink.ts';

/**
 * The link.
 */
export interface CreateShareLinkResponse {
  'shareLink'?: (_resume_documents_v1_ShareLink | null);
}

/**
 * The link.
 */
export interface CreateShareLinkResponseOutput {
  'shareLink': (_resume_documents_v1_ShareLinkOutput | null);
}
