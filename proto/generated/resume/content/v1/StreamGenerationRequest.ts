// Original file: resume/content/v1/writing.proto

import type { GenerateRequest as _resume_content_v1_GenerateRequest, GenerateRequestOutput as _resume_content_v1_GenerateRequestOutput } from '../../../resume/content/v1/GenerateRequest.ts';

/**
 * The text to stream.
 */
export interface StreamGenerationRequest {
  'request'?: (_resume_content_v1_GenerateRequest | null);
}

/**
 * The text to stream.
 */
export interface StreamGenerationRequestOutput {
  'request': (_resume_content_v1_GenerateRequestOutput | null);
}
