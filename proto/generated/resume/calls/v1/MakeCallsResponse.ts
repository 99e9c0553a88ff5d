// Original file: resume/calls/v1/calls.proto

import type { Answer as _resume_calls_v1_Answer, AnswerOutput as _resume_calls_v1_AnswerOutput } from '../../../resume/calls/v1/Answer.ts';

/**
 * Answers that are ready at the same moment.
 */
export interface MakeCallsResponse {
  'answers'?: (_resume_calls_v1_Answer)[];
}

/**
 * Answers that are ready at the same moment.
 */
export interface MakeCallsResponseOutput {
  'answers': (_resume_calls_v1_AnswerOutput)[];
}
