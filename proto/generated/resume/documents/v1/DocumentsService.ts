// Original file: resume/documents/v1/documents.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateDocumentRequest as _resume_documents_v1_CreateDocumentRequest, CreateDocumentRequestOutput as _resume_documents_v1_CreateDocumentRequestOutput } from '../../../resume/documents/v1/CreateDocumentRequest.ts';
import type { CreateDocumentResponse as _resume_documents_v1_CreateDocumentResponse, CreateDocumentResponseOutput as _resume_documents_v1_CreateDocumentResponseOutput } from '../../../resume/documents/v1/CreateDocumentResponse.ts';
import type { DeleteDocumentRequest as _resume_documents_v1_DeleteDocumentRequest, DeleteDocumentRequestOutput as _resume_documents_v1_DeleteDocumentRequestOutput } from '../../../resume/documents/v1/DeleteDocumentRequest.ts';
import type { DeleteDocumentResponse as _resume_documents_v1_DeleteDocumentResponse, DeleteDocumentResponseOutput as _resume_documents_v1_DeleteDocumentResponseOutput } from '../../../resume/documents/v1/DeleteDocumentResponse.ts';
import type { DuplicateDocumentRequest as _resume_documents_v1_DuplicateDocumentRequest, DuplicateDocumentRequestOutput as _resume_documents_v1_DuplicateDocumentRequestOutput } from '../../../resume/documents/v1/DuplicateDocumentRequest.ts';
import type { DuplicateDocumentResponse as _resume_documents_v1_DuplicateDocumentResponse, DuplicateDocumentResponseOutput as _resume_documents_v1_DuplicateDocumentResponseOutput } from '../../../resume/documents/v1/DuplicateDocumentResponse.ts';
import type { ExportUserDataRequest as _resume_documents_v1_ExportUserDataRequest, ExportUserDataRequestOutput as _resume_documents_v1_ExportUserDataRequestOutput } from '../../../resume/documents/v1/ExportUserDataRequest.ts';
import type { ExportUserDataResponse as _resume_documents_v1_ExportUserDataResponse, ExportUserDataResponseOutput as _resume_documents_v1_ExportUserDataResponseOutput } from '../../../resume/documents/v1/ExportUserDataResponse.ts';
import type { GetCountsRequest as _resume_documents_v1_GetCountsRequest, GetCountsRequestOutput as _resume_documents_v1_GetCountsRequestOutput } from '../../../resume/documents/v1/GetCountsRequest.ts';
import type { GetCountsResponse as _resume_documents_v1_GetCountsResponse, GetCountsResponseOutput as _resume_documents_v1_GetCountsResponseOutput } from '../../../resume/documents/v1/GetCountsResponse.ts';
import type { GetDocumentRequest as _resume_documents_v1_GetDocumentRequest, GetDocumentRequestOutput as _resume_documents_v1_GetDocumentRequestOutput } from '../../../resume/documents/v1/GetDocumentRequest.ts';
import type { GetDocumentResponse as _resume_documents_v1_GetDocumentResponse, GetDocumentResponseOutput as _resume_documents_v1_GetDocumentResponseOutput } from '../../../resume/documents/v1/GetDocumentResponse.ts';
import type { GetVersionRequest as _resume_documents_v1_GetVersionRequest, GetVersionRequestOutput as _resume_documents_v1_GetVersionRequestOutput } from '../../../resume/documents/v1/GetVersionRequest.ts';
import type { GetVersionResponse as _resume_documents_v1_GetVersionResponse, GetVersionResponseOutput as _resume_documents_v1_GetVersionResponseOutput } from '../../../resume/documents/v1/GetVersionResponse.ts';
import type { ListDocumentsRequest as _resume_documents_v1_ListDocumentsRequest, ListDocumentsRequestOutput as _resume_documents_v1_ListDocumentsRequestOutput } from '../../../resume/documents/v1/ListDocumentsRequest.ts';
import type { ListDocumentsResponse as _resume_documents_v1_ListDocumentsResponse, ListDocumentsResponseOutput as _resume_documents_v1_ListDocumentsResponseOutput } from '../../../resume/documents/v1/ListDocumentsResponse.ts';
import type { ListVersionsRequest as _resume_documents_v1_ListVersionsRequest, ListVersionsRequestOutput as _resume_documents_v1_ListVersionsRequestOutput } from '../../../resume/documents/v1/ListVersionsRequest.ts';
import type { ListVersionsResponse as _resume_documents_v1_ListVersionsResponse, ListVersionsResponseOutput as _resume_documents_v1_ListVersionsResponseOutput } from '../../../resume/documents/v1/ListVersionsResponse.ts';
import type { RestoreDocumentRequest as _resume_documents_v1_RestoreDocumentRequest, RestoreDocumentRequestOutput as _resume_documents_v1_RestoreDocumentRequestOutput } from '../../../resume/documents/v1/RestoreDocumentRequest.ts';
import type { RestoreDocumentResponse as _resume_documents_v1_RestoreDocumentResponse, RestoreDocumentResponseOutput as _resume_documents_v1_RestoreDocumentResponseOutput } from '../../../resume/documents/v1/RestoreDocumentResponse.ts';
import type { RestoreVersionRequest as _resume_documents_v1_RestoreVersionRequest, RestoreVersionRequestOutput as _resume_documents_v1_RestoreVersionRequestOutput } from '../../../resume/documents/v1/RestoreVersionRequest.ts';
import type { RestoreVersionResponse as _resume_documents_v1_RestoreVersionResponse, RestoreVersionResponseOutput as _resume_documents_v1_RestoreVersionResponseOutput } from '../../../resume/documents/v1/RestoreVersionResponse.ts';
import type { UpdateDocumentRequest as _resume_documents_v1_UpdateDocumentRequest, UpdateDocumentRequestOutput as _resume_documents_v1_UpdateDocumentRequestOutput } from '../../../resume/documents/v1/UpdateDocumentRequest.ts';
import type { UpdateDocumentResponse as _resume_documents_v1_UpdateDocumentResponse, UpdateDocumentResponseOutput as _resume_documents_v1_UpdateDocumentResponseOutput } from '../../../resume/documents/v1/UpdateDocumentResponse.ts';

export interface DocumentsServiceDefinition {
  CreateDocument: MethodDefinition<_resume_documents_v1_CreateDocumentRequest, _resume_documents_v1_CreateDocumentResponse, _resume_documents_v1_CreateDocumentRequestOutput, _resume_documents_v1_CreateDocumentResponseOutput>
  DeleteDocument: MethodDefinition<_resume_documents_v1_DeleteDocumentRequest, _resume_documents_v1_DeleteDocumentResponse, _resume_documents_v1_DeleteDocumentRequestOutput, _resume_documents_v1_DeleteDocumentResponseOutput>
  DuplicateDocument: MethodDefinition<_resume_documents_v1_DuplicateDocumentRequest, _resume_documents_v1_DuplicateDocumentResponse, _resume_documents_v1_DuplicateDocumentRequestOutput, _resume_documents_v1_DuplicateDocumentResponseOutput>
  ExportUserData: MethodDefinition<_resume_documents_v1_ExportUserDataRequest, _resume_documents_v1_ExportUserDataResponse, _resume_documents_v1_ExportUserDataRequestOutput, _resume_documents_v1_ExportUserDataResponseOutput>
  GetCounts: MethodDefinition<_resume_documents_v1_GetCountsRequest, _resume_documents_v1_GetCountsResponse, _resume_documents_v1_GetCountsRequestOutput, _resume_documents_v1_GetCountsResponseOutput>
  GetDocument: MethodDefinition<_resume_documents_v1_GetDocumentRequest, _resume_documents_v1_GetDocumentResponse, _resume_documents_v1_GetDocumentRequestOutput, _resume_documents_v1_GetDocumentResponseOutput>
  GetVersion: MethodDefinition<_resume_documents_v1_GetVersionRequest, _resume_documents_v1_GetVersionResponse, _resume_documents_v1_GetVersionRequestOutput, _resume_documents_v1_GetVersionResponseOutput>
  ListDocuments: MethodDefinition<_resume_documents_v1_ListDocumentsRequest, _resume_documents_v1_ListDocumentsResponse, _resume_documents_v1_ListDocumentsRequestOutput, _resume_documents_v1_ListDocumentsResponseOutput>
  ListVersions: MethodDefinition<_resume_documents_v1_ListVersionsRequest, _resume_documents_v1_ListVersionsResponse, _resume_documents_v1_ListVersionsRequestOutput, _resume_documents_v1_ListVersionsResponseOutput>
  RestoreDocument: MethodDefinition<_resume_documents_v1_RestoreDocumentRequest, _resume_documents_v1_RestoreDocumentResponse, _resume_documents_v1_RestoreDocumentRequestOutput, _resume_documents_v1_RestoreDocumentResponseOutput>
  RestoreVersion: MethodDefinition<_resume_documents_v1_RestoreVersionRequest, _resume_documents_v1_RestoreVersionResponse, _resume_documents_v1_RestoreVersionRequestOutput, _resume_documents_v1_RestoreVersionResponseOutput>
  UpdateDocument: MethodDefinition<_resume_documents_v1_UpdateDocumentRequest, _resume_documents_v1_UpdateDocumentResponse, _resume_documents_v1_UpdateDocumentRequestOutput, _resume_documents_v1_UpdateDocumentResponseOutput>
}
