// Original file: resume/content/v1/writing.proto

import type { GenerationStarted as _resume_content_v1_GenerationStarted, GenerationStartedOutput as _resume_content_v1_GenerationStartedOutput } from '../../../resume/content/v1/GenerationStarted.ts';
import type { Generation as _resume_content_v1_Generation, GenerationOutput as _resume_content_v1_GenerationOutput } from '../../../resume/content/v1/Generation.ts';

/**
 * Something that happened while a text was written: one `started`, some `text`, and one `done` unless the call fails.
 */
export interface StreamGenerationResponse {
  /**
   * The credits are reserved, and the AI is asked.
   */
  'started'?: (_resume_content_v1_GenerationStarted | null);
  /**
   * More of the text.
   */
  'text'?: (string);
  /**
   * All of the text was sent, and is paid for.
   */
  'done'?: (_resume_content_v1_Generation | null);
  'event'?: "started"|"text"|"done";
}

/**
 * Something that happened while a text was written: one `started`, some `text`, and one `done` unless the call fails.
 */
export interface StreamGenerationResponseOutput {
  /**
   * The credits are reserved, and the AI is asked.
   */
  'started'?: (_resume_content_v1_GenerationStartedOutput | null);
  /**
   * More of the text.
   */
  'text'?: (string);
  /**
   * All of the text was sent, and is paid for.
   */
  'done'?: (_resume_content_v1_GenerationOutput | null);
  'event'?: "started"|"text"|"done";
}
