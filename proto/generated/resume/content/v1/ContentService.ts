// Original file: resume/content/v1/content.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateChangelogEntryRequest as _resume_content_v1_CreateChangelogEntryRequest, CreateChangelogEntryRequestOutput as _resume_content_v1_CreateChangelogEntryRequestOutput } from '../../../resume/content/v1/CreateChangelogEntryRequest.ts';
import type { CreateChangelogEntryResponse as _resume_content_v1_CreateChangelogEntryResponse, CreateChangelogEntryResponseOutput as _resume_content_v1_CreateChangelogEntryResponseOutput } from '../../../resume/content/v1/CreateChangelogEntryResponse.ts';
import type { DeleteChangelogEntryRequest as _resume_content_v1_DeleteChangelogEntryRequest, DeleteChangelogEntryRequestOutput as _resume_content_v1_DeleteChangelogEntryRequestOutput } from '../../../resume/content/v1/DeleteChangelogEntryRequest.ts';
import type { DeleteChangelogEntryResponse as _resume_content_v1_DeleteChangelogEntryResponse, DeleteChangelogEntryResponseOutput as _resume_content_v1_DeleteChangelogEntryResponseOutput } from '../../../resume/content/v1/DeleteChangelogEntryResponse.ts';
import type { GetChangelogEntryRequest as _resume_content_v1_GetChangelogEntryRequest, GetChangelogEntryRequestOutput as _resume_content_v1_GetChangelogEntryRequestOutput } from '../../../resume/content/v1/GetChangelogEntryRequest.ts';
import type { GetChangelogEntryResponse as _resume_content_v1_GetChangelogEntryResponse, GetChangelogEntryResponseOutput as _resume_content_v1_GetChangelogEntryResponseOutput } from '../../../resume/content/v1/GetChangelogEntryResponse.ts';
import type { GetChangelogStatsRequest as _resume_content_v1_GetChangelogStatsRequest, GetChangelogStatsRequestOutput as _resume_content_v1_GetChangelogStatsRequestOutput } from '../../../resume/content/v1/GetChangelogStatsRequest.ts';
import type { GetChangelogStatsResponse as _resume_content_v1_GetChangelogStatsResponse, GetChangelogStatsResponseOutput as _resume_content_v1_GetChangelogStatsResponseOutput } from '../../../resume/content/v1/GetChangelogStatsResponse.ts';
import type { ListAuditRequest as _resume_content_v1_ListAuditRequest, ListAuditRequestOutput as _resume_content_v1_ListAuditRequestOutput } from '../../../resume/content/v1/ListAuditRequest.ts';
import type { ListAuditResponse as _resume_content_v1_ListAuditResponse, ListAuditResponseOutput as _resume_content_v1_ListAuditResponseOutput } from '../../../resume/content/v1/ListAuditResponse.ts';
import type { ListChangelogRequest as _resume_content_v1_ListChangelogRequest, ListChangelogRequestOutput as _resume_content_v1_ListChangelogRequestOutput } from '../../../resume/content/v1/ListChangelogRequest.ts';
import type { ListChangelogResponse as _resume_content_v1_ListChangelogResponse, ListChangelogResponseOutput as _resume_content_v1_ListChangelogResponseOutput } from '../../../resume/content/v1/ListChangelogResponse.ts';
import type { ListScheduledChangelogRequest as _resume_content_v1_ListScheduledChangelogRequest, ListScheduledChangelogRequestOutput as _resume_content_v1_ListScheduledChangelogRequestOutput } from '../../../resume/content/v1/ListScheduledChangelogRequest.ts';
import type { ListScheduledChangelogResponse as _resume_content_v1_ListScheduledChangelogResponse, ListScheduledChangelogResponseOutput as _resume_content_v1_ListScheduledChangelogResponseOutput } from '../../../resume/content/v1/ListScheduledChangelogResponse.ts';
import type { UpdateChangelogEntryRequest as _resume_content_v1_UpdateChangelogEntryRequest, UpdateChangelogEntryRequestOutput as _resume_content_v1_UpdateChangelogEntryRequestOutput } from '../../../resume/content/v1/UpdateChangelogEntryRequest.ts';
import type { UpdateChangelogEntryResponse as _resume_content_v1_UpdateChangelogEntryResponse, UpdateChangelogEntryResponseOutput as _resume_content_v1_UpdateChangelogEntryResponseOutput } from '../../../resume/content/v1/UpdateChangelogEntryResponse.ts';

export interface ContentServiceDefinition {
  CreateChangelogEntry: MethodDefinition<_resume_content_v1_CreateChangelogEntryRequest, _resume_content_v1_CreateChangelogEntryResponse, _resume_content_v1_CreateChangelogEntryRequestOutput, _resume_content_v1_CreateChangelogEntryResponseOutput>
  DeleteChangelogEntry: MethodDefinition<_resume_content_v1_DeleteChangelogEntryRequest, _resume_content_v1_DeleteChangelogEntryResponse, _resume_content_v1_DeleteChangelogEntryRequestOutput, _resume_content_v1_DeleteChangelogEntryResponseOutput>
  GetChangelogEntry: MethodDefinition<_resume_content_v1_GetChangelogEntryRequest, _resume_content_v1_GetChangelogEntryResponse, _resume_content_v1_GetChangelogEntryRequestOutput, _resume_content_v1_GetChangelogEntryResponseOutput>
  GetChangelogStats: MethodDefinition<_resume_content_v1_GetChangelogStatsRequest, _resume_content_v1_GetChangelogStatsResponse, _resume_content_v1_GetChangelogStatsRequestOutput, _resume_content_v1_GetChangelogStatsResponseOutput>
  ListAudit: MethodDefinition<_resume_content_v1_ListAuditRequest, _resume_content_v1_ListAuditResponse, _resume_content_v1_ListAuditRequestOutput, _resume_content_v1_ListAuditResponseOutput>
  ListChangelog: MethodDefinition<_resume_content_v1_ListChangelogRequest, _resume_content_v1_ListChangelogResponse, _resume_content_v1_ListChangelogRequestOutput, _resume_content_v1_ListChangelogResponseOutput>
  ListScheduledChangelog: MethodDefinition<_resume_content_v1_ListScheduledChangelogRequest, _resume_content_v1_ListScheduledChangelogResponse, _resume_content_v1_ListScheduledChangelogRequestOutput, _resume_content_v1_ListScheduledChangelogResponseOutput>
  UpdateChangelogEntry: MethodDefinition<_resume_content_v1_UpdateChangelogEntryRequest, _resume_content_v1_UpdateChangelogEntryResponse, _resume_content_v1_UpdateChangelogEntryRequestOutput, _resume_content_v1_UpdateChangelogEntryResponseOutput>
}
