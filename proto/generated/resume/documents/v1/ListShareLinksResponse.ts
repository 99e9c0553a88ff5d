// Original file: resume/documents/v1/documents.proto

import type { ShareLink as _resume_documents_v1_ShareLink, ShareLinkOutput as _resume_documents_v1_ShareLinkOutput } from '../../../resume/documents/v1/ShareLink.ts';

/**
 * A page of links.
 */
export interface ListShareLinksResponse {
  'items'?: (_resume_documents_v1_ShareLink)[];
  'total'?: (number);
}

/**
 * A page of links.
 */
export interface ListShareLinksResponseOutput {
  'items': (_resume_documents_v1_ShareLinkOutput)[];
  'total': (number);
}
