// Original file: resume/ats/v1/ats.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { AnalyzeResumeRequest as _resume_ats_v1_AnalyzeResumeRequest, AnalyzeResumeRequestOutput as _resume_ats_v1_AnalyzeResumeRequestOutput } from '../../../resume/ats/v1/AnalyzeResumeRequest.ts';
import type { AnalyzeResumeResponse as _resume_ats_v1_AnalyzeResumeResponse, AnalyzeResumeResponseOutput as _resume_ats_v1_AnalyzeResumeResponseOutput } from '../../../resume/ats/v1/AnalyzeResumeResponse.ts';
import type { CheckResumeRequest as _resume_ats_v1_CheckResumeRequest, CheckResumeRequestOutput as _resume_ats_v1_CheckResumeRequestOutput } from '../../../resume/ats/v1/CheckResumeRequest.ts';
import type { CheckResumeResponse as _resume_ats_v1_CheckResumeResponse, CheckResumeResponseOutput as _resume_ats_v1_CheckResumeResponseOutput } from '../../../resume/ats/v1/CheckResumeResponse.ts';
import type { ConfirmAnswerRequest as _resume_ats_v1_ConfirmAnswerRequest, ConfirmAnswerRequestOutput as _resume_ats_v1_ConfirmAnswerRequestOutput } from '../../../resume/ats/v1/ConfirmAnswerRequest.ts';
import type { ConfirmAnswerResponse as _resume_ats_v1_ConfirmAnswerResponse, ConfirmAnswerResponseOutput as _resume_ats_v1_ConfirmAnswerResponseOutput } from '../../../resume/ats/v1/ConfirmAnswerResponse.ts';
import type { ConvertResumeRequest as _resume_ats_v1_ConvertResumeRequest, ConvertResumeRequestOutput as _resume_ats_v1_ConvertResumeRequestOutput } from '../../../resume/ats/v1/ConvertResumeRequest.ts';
import type { ConvertResumeResponse as _resume_ats_v1_ConvertResumeResponse, ConvertResumeResponseOutput as _resume_ats_v1_ConvertResumeResponseOutput } from '../../../resume/ats/v1/ConvertResumeResponse.ts';
import type { ExportUserDataRequest as _resume_ats_v1_ExportUserDataRequest, ExportUserDataRequestOutput as _resume_ats_v1_ExportUserDataRequestOutput } from '../../../resume/ats/v1/ExportUserDataRequest.ts';
import type { ExportUserDataResponse as _resume_ats_v1_ExportUserDataResponse, ExportUserDataResponseOutput as _resume_ats_v1_ExportUserDataResponseOutput } from '../../../resume/ats/v1/ExportUserDataResponse.ts';
import type { ExtractTextRequest as _resume_ats_v1_ExtractTextRequest, ExtractTextRequestOutput as _resume_ats_v1_ExtractTextRequestOutput } from '../../../resume/ats/v1/ExtractTextRequest.ts';
import type { ExtractTextResponse as _resume_ats_v1_ExtractTextResponse, ExtractTextResponseOutput as _resume_ats_v1_ExtractTextResponseOutput } from '../../../resume/ats/v1/ExtractTextResponse.ts';
import type { GetDailyCountsRequest as _resume_ats_v1_GetDailyCountsRequest, GetDailyCountsRequestOutput as _resume_ats_v1_GetDailyCountsRequestOutput } from '../../../resume/ats/v1/GetDailyCountsRequest.ts';
import type { GetDailyCountsResponse as _resume_ats_v1_GetDailyCountsResponse, GetDailyCountsResponseOutput as _resume_ats_v1_GetDailyCountsResponseOutput } from '../../../resume/ats/v1/GetDailyCountsResponse.ts';
import type { GetQuotaRequest as _resume_ats_v1_GetQuotaRequest, GetQuotaRequestOutput as _resume_ats_v1_GetQuotaRequestOutput } from '../../../resume/ats/v1/GetQuotaRequest.ts';
import type { GetQuotaResponse as _resume_ats_v1_GetQuotaResponse, GetQuotaResponseOutput as _resume_ats_v1_GetQuotaResponseOutput } from '../../../resume/ats/v1/GetQuotaResponse.ts';

export interface AtsServiceDefinition {
  AnalyzeResume: MethodDefinition<_resume_ats_v1_AnalyzeResumeRequest, _resume_ats_v1_AnalyzeResumeResponse, _resume_ats_v1_AnalyzeResumeRequestOutput, _resume_ats_v1_AnalyzeResumeResponseOutput>
  CheckResume: MethodDefinition<_resume_ats_v1_CheckResumeRequest, _resume_ats_v1_CheckResumeResponse, _resume_ats_v1_CheckResumeRequestOutput, _resume_ats_v1_CheckResumeResponseOutput>
  ConfirmAnswer: MethodDefinition<_resume_ats_v1_ConfirmAnswerRequest, _resume_ats_v1_ConfirmAnswerResponse, _resume_ats_v1_ConfirmAnswerRequestOutput, _resume_ats_v1_ConfirmAnswerResponseOutput>
  ConvertResume: MethodDefinition<_resume_ats_v1_ConvertResumeRequest, _resume_ats_v1_ConvertResumeResponse, _resume_ats_v1_ConvertResumeRequestOutput, _resume_ats_v1_ConvertResumeResponseOutput>
  ExportUserData: MethodDefinition<_resume_ats_v1_ExportUserDataRequest, _resume_ats_v1_ExportUserDataResponse, _resume_ats_v1_ExportUserDataRequestOutput, _resume_ats_v1_ExportUserDataResponseOutput>
  ExtractText: MethodDefinition<_resume_ats_v1_ExtractTextRequest, _resume_ats_v1_ExtractTextResponse, _resume_ats_v1_ExtractTextRequestOutput, _resume_ats_v1_ExtractTextResponseOutput>
  GetDailyCounts: MethodDefinition<_resume_ats_v1_GetDailyCountsRequest, _resume_ats_v1_GetDailyCountsResponse, _resume_ats_v1_GetDailyCountsRequestOutput, _resume_ats_v1_GetDailyCountsResponseOutput>
  GetQuota: MethodDefinition<_resume_ats_v1_GetQuotaRequest, _resume_ats_v1_GetQuotaResponse, _resume_ats_v1_GetQuotaRequestOutput, _resume_ats_v1_GetQuotaResponseOutput>
}
