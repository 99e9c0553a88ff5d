import type { ApiKey as ApiKeyMessage } from '@resume/proto/generated/resume/identity/v1/ApiKey'
import type { Session as SessionMessage } from '@resume/proto/generated/resume/identity/v1/Session'
import type { User as UserMessage } from '@resume/proto/generated/resume/identity/v1/User'
import type { ApiKey } from '../domain/api-key.ts'
import { apiKeyStatus, type KeyStatus } from '../domain/api-key-status.ts'
import type { UserWithCount } from '../domain/user.ts'
import type { ManagedSession } from '../use-cases/manage-sessions.ts'

const statuses = {
  active: 'API_KEY_STATUS_ACTIVE',
  revoked: 'API_KEY_STATUS_REVOKED',
  expired: 'API_KEY_STATUS_EXPIRED',
  suspended: 'API_KEY_STATUS_SUSPENDED',
} as const satisfies Record<KeyStatus, string>

/** A user as it goes over the wire. */
export function encodeUser(user: UserWithCount): UserMessage {
  const { id, name, username, email, emailVerified, autoSyncEnabled, createdAt, updatedAt, apiKeyCount } = user
  return {
    id,
    name,
    username: username ?? '',
    email,
    emailVerified,
    autoSyncEnabled,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    apiKeyCount,
    ...(user.codehostAccountId !== null && { codehostAccountId: user.codehostAccountId }),
    ...(user.suspendedAt !== null && { suspendedAt: user.suspendedAt.toISOString() }),
  }
}

/** A key as it goes over the wire, without anything of its secret but the prefix. */
export function encodeApiKey(key: ApiKey): ApiKeyMessage {
  return {
    id: key.id,
    userId: key.userId,
    name: key.name,
    keyPrefix: key.keyPrefix,
    scopes: key.scopes,
    rateLimit: key.rateLimit,
    status: statuses[apiKeyStatus(key, new Date())],
    expiresAt: key.expiresAt.toISOString(),
    ...(key.lastUsed && { lastUsed: key.lastUsed.toISOString() }),
    ...(key.revokedAt && { revokedAt: key.revokedAt.toISOString() }),
    ...(key.rotatedFromId && { rotatedFromId: key.rotatedFromId }),
    createdAt: key.createdAt.toISOString(),
    updatedAt: key.updatedAt.toISOString(),
  }
}

/** A session as the administrator sees it. */
export function encodeSession({ id, createdAt, updatedAt, expiresAt, userAgent }: ManagedSession): SessionMessage {
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userAgent: userAgent ?? '',
  }
}
