/** What decides whether a key authenticates. */
export interface KeyState {
  revokedAt: Date | null
  suspendedAt: Date | null
  expiresAt: Date
}

/** The states of a key (docs/api/api-keys.md). */
export type KeyStatus = 'active' | 'revoked' | 'expired' | 'suspended'

/** Revoked wins over expired, and expired over suspended: only a suspended key can become active again. */
export function apiKeyStatus(key: KeyState, now: Date): KeyStatus {
  if (key.revokedAt) return 'revoked'
  if (key.expiresAt <= now) return 'expired'
  return key.suspendedAt ? 'suspended' : 'active'
}

/** Whether a subscription in this state keeps the keys that it owns working. */
export function keepsKeysWorking(subscriptionStatus: string): boolean {
  return subscriptionStatus === 'ACTIVE' || subscriptionStatus === 'TRIALING' || subscriptionStatus === 'PAST_DUE'
}
