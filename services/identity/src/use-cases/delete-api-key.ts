import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { entriesOfKey, hex, type KnownKey } from '../domain/stale-entries.ts'

/** What deleting a key needs. */
export interface DeleteApiKeyPorts {
  apiKeys: {
    /** Removes a user's key. @returns the key as it was @throws AppError `not_found` */
    remove(transaction: Transaction, userId: string, id: string): Promise<KnownKey>
  }
  commit: Commit<Transaction, 'apiKeyDeleted'>
}

/** Removes a key for good; it stops before it resolves. @throws AppError `not_found` */
export async function deleteApiKey({ apiKeys, commit }: DeleteApiKeyPorts, userId: string, id: string): Promise<void> {
  await commit(async (transaction, outbox) => {
    const key = await apiKeys.remove(transaction, userId, id)
    const event = { keyId: id, userId, keyHash: hex(key.keyHash) }
    await outbox.append('apiKeyDeleted', event, { drops: entriesOfKey(key) })
  })
}
