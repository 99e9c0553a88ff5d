import { AppError } from '@resume/service-kit/errors/app-error'
import type { ActiveKey } from '../domain/api-key.ts'

/** What authenticating a key needs. */
export interface AuthenticateApiKeyPorts {
  apiKeys: {
    findActive(keyHash: Uint8Array): Promise<ActiveKey | undefined>
    /** As {@link findActive}, by the hash that a key had under another secret. */
    findMoved(keyHash: Uint8Array): Promise<ActiveKey | undefined>
    /** Stores an active key under another hash, and keeps the former one beside it. @returns undefined when there is none */
    move(from: Uint8Array, to: Uint8Array): Promise<ActiveKey | undefined>
  }
}

/**
 * Finds whom an active key belongs to. While one hash secret replaces another, gateways know a key by either: the first one
 * that brings both hashes moves the key to the new one.
 * @param previousKeyHash the key's hash under the secret that is being replaced
 * @throws AppError `unauthenticated` when no active key has that hash
 */
export async function authenticateApiKey(
  { apiKeys }: AuthenticateApiKeyPorts,
  keyHash: Uint8Array,
  previousKeyHash?: Uint8Array,
): Promise<ActiveKey> {
  const key =
    (await apiKeys.findActive(keyHash)) ??
    (previousKeyHash && (await moved(apiKeys, previousKeyHash, keyHash))) ??
    (await apiKeys.findMoved(keyHash))
  if (!key) throw new AppError('unauthenticated')
  return key
}

/** A key that moves may have waited for the end of its owner's suspension, and is looked at again. */
async function moved(
  { move, findActive }: AuthenticateApiKeyPorts['apiKeys'],
  from: Uint8Array,
  to: Uint8Array,
): Promise<ActiveKey | undefined> {
  return (await move(from, to)) && findActive(to)
}
