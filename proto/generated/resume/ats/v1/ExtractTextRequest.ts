// Original file: resume/ats/v1/ats.proto

import type { ExtractTextMetadata as _resume_ats_v1_ExtractTextMetadata, ExtractTextMetadataOutput as _resume_ats_v1_ExtractTextMetadataOutput } from '../../../resume/ats/v1/ExtractTextMetadata.ts';

/**
 * A part of an upload.
 */
export interface ExtractTextRequest {
  'metadata'?: (_resume_ats_v1_ExtractTextMetadata | null);
  'chunk'?: (Buffer | Uint8Array | string);
  /**
   * Always true.
   */
  'complete'?: (boolean);
  'part'?: "metadata"|"chunk"|"complete";
}

/**
 * A part of an upload.
 */
export interface ExtractTextRequestOutput {
  'metadata'?: (_resume_ats_v1_ExtractTextMetadataOutput | null);
  'chunk'?: (Buffer);
  /**
   * Always true.
   */
  'complete'?: (boolean);
  'part'?: "metadata"|"chunk"|"complete";
}
