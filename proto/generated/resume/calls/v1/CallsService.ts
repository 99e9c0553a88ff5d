// Original file: resume/calls/v1/calls.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { MakeCallsRequest as _resume_calls_v1_MakeCallsRequest, MakeCallsRequestOutput as _resume_calls_v1_MakeCallsRequestOutput } from '../../../resume/calls/v1/MakeCallsRequest.ts';
import type { MakeCallsResponse as _resume_calls_v1_MakeCallsResponse, MakeCallsResponseOutput as _resume_calls_v1_MakeCallsResponseOutput } from '../../../resume/calls/v1/MakeCallsResponse.ts';

export interface CallsServiceDefinition {
  MakeCalls: MethodDefinition<_resume_calls_v1_MakeCallsRequest, _resume_calls_v1_MakeCallsResponse, _resume_calls_v1_MakeCallsRequestOutput, _resume_calls_v1_MakeCallsResponseOutput>
}
