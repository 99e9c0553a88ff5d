import { identityService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { authenticateApiKey } from './authenticate-api-key.ts'
import { authenticateSession } from './authenticate-session.ts'
import { checkUsernameAvailability } from './check-username-availability.ts'
import { claimUsername } from './claim-username.ts'
import { createApiKey } from './create-api-key.ts'
import { deleteApiKey } from './delete-api-key.ts'
import { deleteUser } from './delete-user.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUser } from './export-user.ts'
import { getApiKey } from './get-api-key.ts'
import { getUser } from './get-user.ts'
import { listApiKeys } from './list-api-keys.ts'
import { recordApiKeyUse } from './record-api-key-use.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'
import { updateAutoSync } from './update-auto-sync.ts'
import { updateUserName } from './update-user-name.ts'

/** Every RPC of identity. */
export function identityRpcs(dependencies: Dependencies): ServedService {
  return serve(identityService, {
    AuthenticateApiKey: authenticateApiKey(dependencies),
    AuthenticateSession: authenticateSession(dependencies),
    RecordApiKeyUse: recordApiKeyUse(dependencies),
    GetUser: getUser(dependencies),
    UpdateUserName: updateUserName(dependencies),
    ClaimUsername: claimUsername(dependencies),
    UpdateAutoSync: updateAutoSync(dependencies),
    CheckUsernameAvailability: checkUsernameAvailability(dependencies),
    ExportUser: exportUser(dependencies),
    DeleteUser: deleteUser(dependencies),
    CreateApiKey: createApiKey(dependencies),
    ListApiKeys: listApiKeys(dependencies),
    GetApiKey: getApiKey(dependencies),
    RotateApiKey: rotateApiKey(dependencies),
    RevokeApiKey: revokeApiKey(dependencies),
    DeleteApiKey: deleteApiKey(dependencies),
  })
}
