import { identityService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { authenticateApiKeyRpc } from './authenticate-api-key.ts'
import { authenticateSessionRpc } from './authenticate-session.ts'
import { checkUsernameAvailabilityRpc } from './check-username-availability.ts'
import { claimUsernameRpc } from './claim-username.ts'
import { createApiKeyRpc } from './create-api-key.ts'
import { deleteApiKeyRpc } from './delete-api-key.ts'
import { deleteUserRpc } from './delete-user.ts'
import type { Dependencies } from './dependencies.ts'
import { endSessionsRpc } from './end-sessions.ts'
import { eraseUserRpc } from './erase-user.ts'
import { exportUserRpc } from './export-user.ts'
import { findApiKeysRpc } from './find-api-keys.ts'
import { getApiKeyRpc } from './get-api-key.ts'
import { getDailyCountsRpc } from './get-daily-counts.ts'
import { getUserRpc } from './get-user.ts'
import { listApiKeysRpc } from './list-api-keys.ts'
import { listSessionsRpc } from './list-sessions.ts'
import { listUsersRpc } from './list-users.ts'
import { recordApiKeyUseRpc } from './record-api-key-use.ts'
import { revokeApiKeyRpc } from './revoke-api-key.ts'
import { revokeFoundApiKeyRpc } from './revoke-found-api-key.ts'
import { rotateApiKeyRpc } from './rotate-api-key.ts'
import { setUserSuspensionRpc } from './set-user-suspension.ts'
import { updateAutoSyncRpc } from './update-auto-sync.ts'
import { updateUserNameRpc } from './update-user-name.ts'

/** Every RPC of identity. */
export function identityRpcs(dependencies: Dependencies): ServedService {
  return serve(identityService, {
    AuthenticateApiKey: authenticateApiKeyRpc(dependencies),
    AuthenticateSession: authenticateSessionRpc(dependencies),
    RecordApiKeyUse: recordApiKeyUseRpc(dependencies),
    GetUser: getUserRpc(dependencies),
    UpdateUserName: updateUserNameRpc(dependencies),
    ClaimUsername: claimUsernameRpc(dependencies),
    UpdateAutoSync: updateAutoSyncRpc(dependencies),
    CheckUsernameAvailability: checkUsernameAvailabilityRpc(dependencies),
    ExportUser: exportUserRpc(dependencies),
    DeleteUser: deleteUserRpc(dependencies),
    CreateApiKey: createApiKeyRpc(dependencies),
    ListApiKeys: listApiKeysRpc(dependencies),
    GetApiKey: getApiKeyRpc(dependencies),
    RotateApiKey: rotateApiKeyRpc(dependencies),
    RevokeApiKey: revokeApiKeyRpc(dependencies),
    ListUsers: listUsersRpc(dependencies),
    GetDailyCounts: getDailyCountsRpc(dependencies),
    EndSessions: endSessionsRpc(dependencies),
    EraseUser: eraseUserRpc(dependencies),
    FindApiKeys: findApiKeysRpc(dependencies),
    ListSessions: listSessionsRpc(dependencies),
    RevokeFoundApiKey: revokeFoundApiKeyRpc(dependencies),
    SetUserSuspension: setUserSuspensionRpc(dependencies),
    DeleteApiKey: deleteApiKeyRpc(dependencies),
  })
}
