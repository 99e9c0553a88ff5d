// Original file: resume/identity/v1/identity.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { AuthenticateApiKeyRequest as _resume_identity_v1_AuthenticateApiKeyRequest, AuthenticateApiKeyRequestOutput as _resume_identity_v1_AuthenticateApiKeyRequestOutput } from '../../../resume/identity/v1/AuthenticateApiKeyRequest.ts';
import type { AuthenticateApiKeyResponse as _resume_identity_v1_AuthenticateApiKeyResponse, AuthenticateApiKeyResponseOutput as _resume_identity_v1_AuthenticateApiKeyResponseOutput } from '../../../resume/identity/v1/AuthenticateApiKeyResponse.ts';
import type { AuthenticateSessionRequest as _resume_identity_v1_AuthenticateSessionRequest, AuthenticateSessionRequestOutput as _resume_identity_v1_AuthenticateSessionRequestOutput } from '../../../resume/identity/v1/AuthenticateSessionRequest.ts';
import type { AuthenticateSessionResponse as _resume_identity_v1_AuthenticateSessionResponse, AuthenticateSessionResponseOutput as _resume_identity_v1_AuthenticateSessionResponseOutput } from '../../../resume/identity/v1/AuthenticateSessionResponse.ts';
import type { CheckUsernameAvailabilityRequest as _resume_identity_v1_CheckUsernameAvailabilityRequest, CheckUsernameAvailabilityRequestOutput as _resume_identity_v1_CheckUsernameAvailabilityRequestOutput } from '../../../resume/identity/v1/CheckUsernameAvailabilityRequest.ts';
import type { CheckUsernameAvailabilityResponse as _resume_identity_v1_CheckUsernameAvailabilityResponse, CheckUsernameAvailabilityResponseOutput as _resume_identity_v1_CheckUsernameAvailabilityResponseOutput } from '../../../resume/identity/v1/CheckUsernameAvailabilityResponse.ts';
import type { ClaimUsernameRequest as _resume_identity_v1_ClaimUsernameRequest, ClaimUsernameRequestOutput as _resume_identity_v1_ClaimUsernameRequestOutput } from '../../../resume/identity/v1/ClaimUsernameRequest.ts';
import type { ClaimUsernameResponse as _resume_identity_v1_ClaimUsernameResponse, ClaimUsernameResponseOutput as _resume_identity_v1_ClaimUsernameResponseOutput } from '../../../resume/identity/v1/ClaimUsernameResponse.ts';
import type { CreateApiKeyRequest as _resume_identity_v1_CreateApiKeyRequest, CreateApiKeyRequestOutput as _resume_identity_v1_CreateApiKeyRequestOutput } from '../../../resume/identity/v1/CreateApiKeyRequest.ts';
import type { CreateApiKeyResponse as _resume_identity_v1_CreateApiKeyResponse, CreateApiKeyResponseOutput as _resume_identity_v1_CreateApiKeyResponseOutput } from '../../../resume/identity/v1/CreateApiKeyResponse.ts';
import type { DeleteApiKeyRequest as _resume_identity_v1_DeleteApiKeyRequest, DeleteApiKeyRequestOutput as _resume_identity_v1_DeleteApiKeyRequestOutput } from '../../../resume/identity/v1/DeleteApiKeyRequest.ts';
import type { DeleteApiKeyResponse as _resume_identity_v1_DeleteApiKeyResponse, DeleteApiKeyResponseOutput as _resume_identity_v1_DeleteApiKeyResponseOutput } from '../../../resume/identity/v1/DeleteApiKeyResponse.ts';
import type { DeleteUserRequest as _resume_identity_v1_DeleteUserRequest, DeleteUserRequestOutput as _resume_identity_v1_DeleteUserRequestOutput } from '../../../resume/identity/v1/DeleteUserRequest.ts';
import type { DeleteUserResponse as _resume_identity_v1_DeleteUserResponse, DeleteUserResponseOutput as _resume_identity_v1_DeleteUserResponseOutput } from '../../../resume/identity/v1/DeleteUserResponse.ts';
import type { ExportUserRequest as _resume_identity_v1_ExportUserRequest, ExportUserRequestOutput as _resume_identity_v1_ExportUserRequestOutput } from '../../../resume/identity/v1/ExportUserRequest.ts';
import type { ExportUserResponse as _resume_identity_v1_ExportUserResponse, ExportUserResponseOutput as _resume_identity_v1_ExportUserResponseOutput } from '../../../resume/identity/v1/ExportUserResponse.ts';
import type { GetApiKeyRequest as _resume_identity_v1_GetApiKeyRequest, GetApiKeyRequestOutput as _resume_identity_v1_GetApiKeyRequestOutput } from '../../../resume/identity/v1/GetApiKeyRequest.ts';
import type { GetApiKeyResponse as _resume_identity_v1_GetApiKeyResponse, GetApiKeyResponseOutput as _resume_identity_v1_GetApiKeyResponseOutput } from '../../../resume/identity/v1/GetApiKeyResponse.ts';
import type { GetUserRequest as _resume_identity_v1_GetUserRequest, GetUserRequestOutput as _resume_identity_v1_GetUserRequestOutput } from '../../../resume/identity/v1/GetUserRequest.ts';
import type { GetUserResponse as _resume_identity_v1_GetUserResponse, GetUserResponseOutput as _resume_identity_v1_GetUserResponseOutput } from '../../../resume/identity/v1/GetUserResponse.ts';
import type { ListApiKeysRequest as _resume_identity_v1_ListApiKeysRequest, ListApiKeysRequestOutput as _resume_identity_v1_ListApiKeysRequestOutput } from '../../../resume/identity/v1/ListApiKeysRequest.ts';
import type { ListApiKeysResponse as _resume_identity_v1_ListApiKeysResponse, ListApiKeysResponseOutput as _resume_identity_v1_ListApiKeysResponseOutput } from '../../../resume/identity/v1/ListApiKeysResponse.ts';
import type { RecordApiKeyUseRequest as _resume_identity_v1_RecordApiKeyUseRequest, RecordApiKeyUseRequestOutput as _resume_identity_v1_RecordApiKeyUseRequestOutput } from '../../../resume/identity/v1/RecordApiKeyUseRequest.ts';
import type { RecordApiKeyUseResponse as _resume_identity_v1_RecordApiKeyUseResponse, RecordApiKeyUseResponseOutput as _resume_identity_v1_RecordApiKeyUseResponseOutput } from '../../../resume/identity/v1/RecordApiKeyUseResponse.ts';
import type { RevokeApiKeyRequest as _resume_identity_v1_RevokeApiKeyRequest, RevokeApiKeyRequestOutput as _resume_identity_v1_RevokeApiKeyRequestOutput } from '../../../resume/identity/v1/RevokeApiKeyRequest.ts';
import type { RevokeApiKeyResponse as _resume_identity_v1_RevokeApiKeyResponse, RevokeApiKeyResponseOutput as _resume_identity_v1_RevokeApiKeyResponseOutput } from '../../../resume/identity/v1/RevokeApiKeyResponse.ts';
import type { RotateApiKeyRequest as _resume_identity_v1_RotateApiKeyRequest, RotateApiKeyRequestOutput as _resume_identity_v1_RotateApiKeyRequestOutput } from '../../../resume/identity/v1/RotateApiKeyRequest.ts';
import type { RotateApiKeyResponse as _resume_identity_v1_RotateApiKeyResponse, RotateApiKeyResponseOutput as _resume_identity_v1_RotateApiKeyResponseOutput } from '../../../resume/identity/v1/RotateApiKeyResponse.ts';
import type { UpdateAutoSyncRequest as _resume_identity_v1_UpdateAutoSyncRequest, UpdateAutoSyncRequestOutput as _resume_identity_v1_UpdateAutoSyncRequestOutput } from '../../../resume/identity/v1/UpdateAutoSyncRequest.ts';
import type { UpdateAutoSyncResponse as _resume_identity_v1_UpdateAutoSyncResponse, UpdateAutoSyncResponseOutput as _resume_identity_v1_UpdateAutoSyncResponseOutput } from '../../../resume/identity/v1/UpdateAutoSyncResponse.ts';
import type { UpdateUserNameRequest as _resume_identity_v1_UpdateUserNameRequest, UpdateUserNameRequestOutput as _resume_identity_v1_UpdateUserNameRequestOutput } from '../../../resume/identity/v1/UpdateUserNameRequest.ts';
import type { UpdateUserNameResponse as _resume_identity_v1_UpdateUserNameResponse, UpdateUserNameResponseOutput as _resume_identity_v1_UpdateUserNameResponseOutput } from '../../../resume/identity/v1/UpdateUserNameResponse.ts';

export interface IdentityServiceDefinition {
  AuthenticateApiKey: MethodDefinition<_resume_identity_v1_AuthenticateApiKeyRequest, _resume_identity_v1_AuthenticateApiKeyResponse, _resume_identity_v1_AuthenticateApiKeyRequestOutput, _resume_identity_v1_AuthenticateApiKeyResponseOutput>
  AuthenticateSession: MethodDefinition<_resume_identity_v1_AuthenticateSessionRequest, _resume_identity_v1_AuthenticateSessionResponse, _resume_identity_v1_AuthenticateSessionRequestOutput, _resume_identity_v1_AuthenticateSessionResponseOutput>
  CheckUsernameAvailability: MethodDefinition<_resume_identity_v1_CheckUsernameAvailabilityRequest, _resume_identity_v1_CheckUsernameAvailabilityResponse, _resume_identity_v1_CheckUsernameAvailabilityRequestOutput, _resume_identity_v1_CheckUsernameAvailabilityResponseOutput>
  ClaimUsername: MethodDefinition<_resume_identity_v1_ClaimUsernameRequest, _resume_identity_v1_ClaimUsernameResponse, _resume_identity_v1_ClaimUsernameRequestOutput, _resume_identity_v1_ClaimUsernameResponseOutput>
  CreateApiKey: MethodDefinition<_resume_identity_v1_CreateApiKeyRequest, _resume_identity_v1_CreateApiKeyResponse, _resume_identity_v1_CreateApiKeyRequestOutput, _resume_identity_v1_CreateApiKeyResponseOutput>
  DeleteApiKey: MethodDefinition<_resume_identity_v1_DeleteApiKeyRequest, _resume_identity_v1_DeleteApiKeyResponse, _resume_identity_v1_DeleteApiKeyRequestOutput, _resume_identity_v1_DeleteApiKeyResponseOutput>
  DeleteUser: MethodDefinition<_resume_identity_v1_DeleteUserRequest, _resume_identity_v1_DeleteUserResponse, _resume_identity_v1_DeleteUserRequestOutput, _resume_identity_v1_DeleteUserResponseOutput>
  ExportUser: MethodDefinition<_resume_identity_v1_ExportUserRequest, _resume_identity_v1_ExportUserResponse, _resume_identity_v1_ExportUserRequestOutput, _resume_identity_v1_ExportUserResponseOutput>
  GetApiKey: MethodDefinition<_resume_identity_v1_GetApiKeyRequest, _resume_identity_v1_GetApiKeyResponse, _resume_identity_v1_GetApiKeyRequestOutput, _resume_identity_v1_GetApiKeyResponseOutput>
  GetUser: MethodDefinition<_resume_identity_v1_GetUserRequest, _resume_identity_v1_GetUserResponse, _resume_identity_v1_GetUserRequestOutput, _resume_identity_v1_GetUserResponseOutput>
  ListApiKeys: MethodDefinition<_resume_identity_v1_ListApiKeysRequest, _resume_identity_v1_ListApiKeysResponse, _resume_identity_v1_ListApiKeysRequestOutput, _resume_identity_v1_ListApiKeysResponseOutput>
  RecordApiKeyUse: MethodDefinition<_resume_identity_v1_RecordApiKeyUseRequest, _resume_identity_v1_RecordApiKeyUseResponse, _resume_identity_v1_RecordApiKeyUseRequestOutput, _resume_identity_v1_RecordApiKeyUseResponseOutput>
  RevokeApiKey: MethodDefinition<_resume_identity_v1_RevokeApiKeyRequest, _resume_identity_v1_RevokeApiKeyResponse, _resume_identity_v1_RevokeApiKeyRequestOutput, _resume_identity_v1_RevokeApiKeyResponseOutput>
  RotateApiKey: MethodDefinition<_resume_identity_v1_RotateApiKeyRequest, _resume_identity_v1_RotateApiKeyResponse, _resume_identity_v1_RotateApiKeyRequestOutput, _resume_identity_v1_RotateApiKeyResponseOutput>
  UpdateAutoSync: MethodDefinition<_resume_identity_v1_UpdateAutoSyncRequest, _resume_identity_v1_UpdateAutoSyncResponse, _resume_identity_v1_UpdateAutoSyncRequestOutput, _resume_identity_v1_UpdateAutoSyncResponseOutput>
  UpdateUserName: MethodDefinition<_resume_identity_v1_UpdateUserNameRequest, _resume_identity_v1_UpdateUserNameResponse, _resume_identity_v1_UpdateUserNameRequestOutput, _resume_identity_v1_UpdateUserNameResponseOutput>
}
