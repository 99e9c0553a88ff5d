// Original file: resume/content/v1/writing.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { ConfirmGenerationRequest as _resume_content_v1_ConfirmGenerationRequest, ConfirmGenerationRequestOutput as _resume_content_v1_ConfirmGenerationRequestOutput } from '../../../resume/content/v1/ConfirmGenerationRequest.ts';
import type { ConfirmGenerationResponse as _resume_content_v1_ConfirmGenerationResponse, ConfirmGenerationResponseOutput as _resume_content_v1_ConfirmGenerationResponseOutput } from '../../../resume/content/v1/ConfirmGenerationResponse.ts';
import type { GenerateRequest as _resume_content_v1_GenerateRequest, GenerateRequestOutput as _resume_content_v1_GenerateRequestOutput } from '../../../resume/content/v1/GenerateRequest.ts';
import type { GenerateResponse as _resume_content_v1_GenerateResponse, GenerateResponseOutput as _resume_content_v1_GenerateResponseOutput } from '../../../resume/content/v1/GenerateResponse.ts';
import type { ListActionsRequest as _resume_content_v1_ListActionsRequest, ListActionsRequestOutput as _resume_content_v1_ListActionsRequestOutput } from '../../../resume/content/v1/ListActionsRequest.ts';
import type { ListActionsResponse as _resume_content_v1_ListActionsResponse, ListActionsResponseOutput as _resume_content_v1_ListActionsResponseOutput } from '../../../resume/content/v1/ListActionsResponse.ts';
import type { StreamGenerationRequest as _resume_content_v1_StreamGenerationRequest, StreamGenerationRequestOutput as _resume_content_v1_StreamGenerationRequestOutput } from '../../../resume/content/v1/StreamGenerationRequest.ts';
import type { StreamGenerationResponse as _resume_content_v1_StreamGenerationResponse, StreamGenerationResponseOutput as _resume_content_v1_StreamGenerationResponseOutput } from '../../../resume/content/v1/StreamGenerationResponse.ts';

export interface WritingServiceDefinition {
  ConfirmGeneration: MethodDefinition<_resume_content_v1_ConfirmGenerationRequest, _resume_content_v1_ConfirmGenerationResponse, _resume_content_v1_ConfirmGenerationRequestOutput, _resume_content_v1_ConfirmGenerationResponseOutput>
  Generate: MethodDefinition<_resume_content_v1_GenerateRequest, _resume_content_v1_GenerateResponse, _resume_content_v1_GenerateRequestOutput, _resume_content_v1_GenerateResponseOutput>
  ListActions: MethodDefinition<_resume_content_v1_ListActionsRequest, _resume_content_v1_ListActionsResponse, _resume_content_v1_ListActionsRequestOutput, _resume_content_v1_ListActionsResponseOutput>
  StreamGeneration: MethodDefinition<_resume_content_v1_StreamGenerationRequest, _resume_content_v1_StreamGenerationResponse, _resume_content_v1_StreamGenerationRequestOutput, _resume_content_v1_StreamGenerationResponseOutput>
}
