// Original file: resume/calls/v1/calls.proto

import type { Call as _resume_calls_v1_Call, CallOutput as _resume_calls_v1_CallOutput } from '../../../resume/calls/v1/Call.ts';

/**
 * Calls that leave together.
 */
export interface MakeCallsRequest {
  'calls'?: (_resume_calls_v1_Call)[];
}

/**
 * Calls that leave together.
 */
export interface MakeCallsRequestOutput {
  'calls': (_resume_calls_v1_CallOutput)[];
}
