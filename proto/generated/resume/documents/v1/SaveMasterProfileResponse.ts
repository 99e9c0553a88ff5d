// Original file: resume/documents/v1/documents.proto

import type { MasterProfile as _resume_documents_v1_MasterProfile, MasterProfileOutput as _resume_documents_v1_MasterProfileOutput } from '../../../resume/documents/v1/MasterProfile.ts';

/**
 * The profile as saved.
 */
export interface SaveMasterProfileResponse {
  'profile'?: (_resume_documents_v1_MasterProfile | null);
}

/**
 * The profile as saved.
 */
export interface SaveMasterProfileResponseOutput {
  'profile': (_resume_documents_v1_MasterProfileOutput | null);
}
