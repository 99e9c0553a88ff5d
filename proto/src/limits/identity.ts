/**
 * Lengths and enumerations of accounts and API keys. The gateway's schemas and the identity service both apply them, so
 * they stand here once. Lengths count characters (code points).
 */

/** Limits of an account. */
export const userLimits = {
  /** The display name, without the blanks around it. */
  nameLength: { min: 1, max: 255 },
  /** The username in its stored form. */
  usernameLength: { min: 3, max: 32 },
} as const

/** Why a username cannot be claimed. */
export const usernameFaults = ['too_short', 'reserved', 'taken'] as const

/** Why a username cannot be claimed. */
export type UsernameFault = (typeof usernameFaults)[number]

/** Whether an API key works, and why not. */
export const apiKeyStatuses = ['active', 'revoked', 'expired', 'suspended'] as const

/** Whether an API key works, and why not. */
export type ApiKeyStatus = (typeof apiKeyStatuses)[number]

/** Limits of an API key. */
export const apiKeyLimits = {
  nameLength: { min: 1, max: 64 },
  /** Scopes in a request, known or not. */
  scopes: 50,
  /** Highest rate that can be asked for; the service clamps it to what is configured. */
  requestedRate: 2_147_483_647,
} as const
