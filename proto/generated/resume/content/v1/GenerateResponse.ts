// Original file: resume/content/v1/writing.proto

import type { Generation as _resume_content_v1_Generation, GenerationOutput as _resume_content_v1_GenerationOutput } from '../../../resume/content/v1/Generation.ts';

/**
 * The text.
 */
export interface GenerateResponse {
  'generation'?: (_resume_content_v1_Generation | null);
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay'?: (boolean);
  /**
   * For ConfirmGeneration, once the caller has the answer; absent when nothing is left to pay.
   */
  'confirmId'?: (string);
  /**
   * The reservation at billing of which credits_spent are to be committed, with confirm_id; the caller may leave that to
   * ConfirmGeneration.
   */
  'reservationId'?: (string);
  '_confirmId'?: "confirmId";
  '_reservationId'?: "reservationId";
}

/**
 * The text.
 */
export interface GenerateResponseOutput {
  'generation': (_resume_content_v1_GenerationOutput | null);
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay': (boolean);
  /**
   * For ConfirmGeneration, once the caller has the answer; absent when nothing is left to pay.
   */
  'confirmId'?: (string);
  /**
   * The reservation at billing of which credits_spent are to be committed, with confirm_id; the caller may leave that to
   * ConfirmGeneration.
   */
  'reservationId'?: (string);
  '_confirmId'?: "confirmId";
  '_reservationId'?: "reservationId";
}
