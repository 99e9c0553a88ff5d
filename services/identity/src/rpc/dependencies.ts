import type { CountedDays } from '@resume/service-kit/counting/daily-counts'
import type { ExportUserData } from '@resume/service-kit/user-data/export'
import type { AuthenticateApiKeyPorts } from '../use-cases/authenticate-api-key.ts'
import type { AuthenticateSessionPorts } from '../use-cases/authenticate-session.ts'
import type { ChangeUserPorts } from '../use-cases/change-user.ts'
import type { CheckUsernamePorts } from '../use-cases/check-username.ts'
import type { CreateApiKeyPorts } from '../use-cases/create-api-key.ts'
import type { DeleteApiKeyPorts } from '../use-cases/delete-api-key.ts'
import type { DeleteUserPorts } from '../use-cases/delete-user.ts'
import type { FindApiKeysPorts } from '../use-cases/find-api-keys.ts'
import type { ListUsersPorts } from '../use-cases/list-users.ts'
import type { EndUserSessionsPorts, ListSessionsPorts } from '../use-cases/manage-sessions.ts'
import type { GetApiKeyPorts, ListApiKeysPorts } from '../use-cases/read-api-keys.ts'
import type { GetUserPorts } from '../use-cases/read-user.ts'
import type { RecordApiKeyUsePorts } from '../use-cases/record-api-key-use.ts'
import type { RevokeApiKeyPorts } from '../use-cases/revoke-api-key.ts'
import type { RotateApiKeyPorts } from '../use-cases/rotate-api-key.ts'
import type { SuspendUserPorts } from '../use-cases/suspend-user.ts'

/** What the RPCs of identity work with: the ports of their use cases. */
export type Dependencies = AuthenticateApiKeyPorts &
  AuthenticateSessionPorts &
  ChangeUserPorts &
  CheckUsernamePorts &
  CreateApiKeyPorts &
  DeleteApiKeyPorts &
  DeleteUserPorts &
  GetApiKeyPorts &
  GetUserPorts &
  EndUserSessionsPorts &
  FindApiKeysPorts &
  ListSessionsPorts &
  SuspendUserPorts &
  ListApiKeysPorts &
  ListUsersPorts &
  RecordApiKeyUsePorts &
  RevokeApiKeyPorts &
  RotateApiKeyPorts & {
    exportUserData: ExportUserData
    dailyCounts: { users(days: CountedDays): Promise<number[]> }
  }
