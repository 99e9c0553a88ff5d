// Original file: resume/documents/v1/documents.proto

import type { PortfolioDraft as _resume_documents_v1_PortfolioDraft, PortfolioDraftOutput as _resume_documents_v1_PortfolioDraftOutput } from '../../../resume/documents/v1/PortfolioDraft.ts';

/**
 * The draft as saved.
 */
export interface SavePortfolioDraftResponse {
  'draft'?: (_resume_documents_v1_PortfolioDraft | null);
}

/**
 * The draft as saved.
 */
export interface SavePortfolioDraftResponseOutput {
  'draft': (_resume_documents_v1_PortfolioDraftOutput | null);
}
