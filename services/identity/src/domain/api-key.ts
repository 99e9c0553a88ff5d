import { AppError } from '@resume/service-kit/errors/app-error'
import type { ApiKeySettings } from './api-key-settings.ts'
import type { KeyState } from './api-key-status.ts'

/** An API key, without its secret. */
export interface ApiKey extends ApiKeySettings, KeyState {
  id: string
  userId: string
  /** HMAC-SHA256 of the whole key. */
  keyHash: Uint8Array
  /** The hash that it had under another secret, while that is being replaced. */
  previousKeyHash: Uint8Array | null
  keyPrefix: string
  keySuffix: string
  lastUsed: Date | null
  rotatedFromId: string | null
  /** The active subscription that its owner held when it was created: the key is suspended and revived with it. */
  subscriptionId: string | null
  createdAt: Date
  updatedAt: Date
}

/** A key that was just created, and its secret, which is stored nowhere. */
export interface IssuedKey {
  apiKey: ApiKey
  secret: string
}

/** What the gateway must know of a key that authenticates. */
export type ActiveKey = Pick<ApiKey, 'id' | 'userId' | 'scopes' | 'rateLimit' | 'expiresAt'>

/** Keys of a user that can authenticate at once (docs/api/api-keys.md). */
export const mostActiveKeys = 50

/** The error of every call for a key that does not exist or belongs to somebody else. */
export const apiKeyNotFound = () => new AppError('not_found', { resource: 'API key' })
