import { AppError } from '@resume/service-kit/errors/app-error'
import type { ActiveKey } from '../domain/api-key.ts'

/** What authenticating a key needs. */
export interface AuthenticateApiKeyPorts {
  apiKeys: { findActive(keyHash: Uint8Array): Promise<ActiveKey | undefined> }
}

/** Finds whom an active key belongs to. @throws AppError `unauthenticated` when no active key has that hash */
export async function authenticateApiKey(
  { apiKeys }: AuthenticateApiKeyPorts,
  keyHash: Uint8Array,
): Promise<ActiveKey> {
  const key = await apiKeys.findActive(keyHash)
  if (!key) throw new AppError('unauthenticated')
  return key
}
