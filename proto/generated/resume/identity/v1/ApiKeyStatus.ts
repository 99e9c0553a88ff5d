// Original file: resume/identity/v1/identity.proto

/**
 * The state of an API key.
 */
export const ApiKeyStatus = {
  API_KEY_STATUS_UNSPECIFIED: 'API_KEY_STATUS_UNSPECIFIED',
  API_KEY_STATUS_ACTIVE: 'API_KEY_STATUS_ACTIVE',
  API_KEY_STATUS_REVOKED: 'API_KEY_STATUS_REVOKED',
  API_KEY_STATUS_EXPIRED: 'API_KEY_STATUS_EXPIRED',
  API_KEY_STATUS_SUSPENDED: 'API_KEY_STATUS_SUSPENDED',
} as const;

/**
 * The state of an API key.
 */
export type ApiKeyStatus =
  | 'API_KEY_STATUS_UNSPECIFIED'
  | 0
  | 'API_KEY_STATUS_ACTIVE'
  | 1
  | 'API_KEY_STATUS_REVOKED'
  | 2
  | 'API_KEY_STATUS_EXPIRED'
  | 3
  | 'API_KEY_STATUS_SUSPENDED'
  | 4

/**
 * The state of an API key.
 */
export type ApiKeyStatusOutput = typeof ApiKeyStatus[keyof typeof ApiKeyStatus]
