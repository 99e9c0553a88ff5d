// Original file: resume/documents/v1/documents.proto

import type { ImportQuota as _resume_documents_v1_ImportQuota, ImportQuotaOutput as _resume_documents_v1_ImportQuotaOutput } from '../../../resume/documents/v1/ImportQuota.ts';

/**
 * The quotas.
 */
export interface GetImportQuotaResponse {
  'codehost'?: (_resume_documents_v1_ImportQuota | null);
  'network'?: (_resume_documents_v1_ImportQuota | null);
}

/**
 * The quotas.
 */
export interface GetImportQuotaResponseOutput {
  'codehost': (_resume_documents_v1_ImportQuotaOutput | null);
  'network': (_resume_documents_v1_ImportQuotaOutput | null);
}
