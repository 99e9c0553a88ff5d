// Original file: resume/documents/v1/documents.proto

import type { PortfolioDraft as _resume_documents_v1_PortfolioDraft, PortfolioDraftOutput as _resume_documents_v1_PortfolioDraftOutput } from '../../../resume/documents/v1/PortfolioDraft.ts';

/**
 * The draft.
 */
export interface GetPortfolioDraftResponse {
  /**
   * Absent when the user has none and none was named.
   */
  'draft'?: (_resume_documents_v1_PortfolioDraft | null);
}

/**
 * The draft.
 */
export interface GetPortfolioDraftResponseOutput {
  /**
   * Absent when the user has none and none was named.
   */
  'draft': (_resume_documents_v1_PortfolioDraftOutput | null);
}
