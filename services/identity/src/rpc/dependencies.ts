import type { ApiKeys } from '../adapters/api-keys.ts'
import type { FindSession } from '../adapters/sessions.ts'
import type { UserExport } from '../adapters/user-export.ts'
import type { Users } from '../adapters/users.ts'
import type { RateLimits } from '../domain/api-key-settings.ts'

/** What the RPCs of identity work with. */
export interface Dependencies {
  users: Users
  apiKeys: ApiKeys
  findSession: FindSession
  exportUser: UserExport
  limits: RateLimits
  touchIntervalSeconds: number
}
