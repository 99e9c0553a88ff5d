import type { Actor } from '@resume/service-kit/context/administrator'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { ApiKey } from '../domain/api-key.ts'
import { entriesOfKey, hex } from '../domain/stale-entries.ts'

/** Changes keys one at a time. */
export interface UpdateApiKey {
  /**
   * Changes a user's key, which stays locked until the transaction ends, so that concurrent changes take turns.
   * @param change tells what to change; undefined for nothing
   * @returns the key as it was
   * @throws AppError `not_found` when it is missing or somebody else's
   */
  update(
    transaction: Transaction,
    userId: string,
    id: string,
    change: (key: ApiKey) => Pick<ApiKey, 'revokedAt'> | undefined,
  ): Promise<ApiKey>
}

/** What revoking a key needs. */
export interface RevokeApiKeyPorts {
  apiKeys: UpdateApiKey
  commit: Commit<Transaction, 'apiKeyRevoked' | 'adminActed'>
}

/**
 * Revokes a key, which stops before it resolves; a key that is revoked already stays so.
 * @param byAdministrator who does it and why, for the audit log, when it is not the owner
 * @throws AppError `not_found`
 */
export async function revokeApiKey(
  { apiKeys, commit }: RevokeApiKeyPorts,
  userId: string,
  id: string,
  byAdministrator?: { actor: Actor; reason: string },
): Promise<void> {
  await commit(async (transaction, outbox) => {
    const key = await apiKeys.update(transaction, userId, id, ({ revokedAt }) =>
      revokedAt ? undefined : { revokedAt: new Date() },
    )
    if (key.revokedAt) return
    const event = { keyId: id, userId, keyHash: hex(key.keyHash) }
    await outbox.append('apiKeyRevoked', event, { drops: entriesOfKey(key) })
    if (!byAdministrator) return
    const { actor, reason } = byAdministrator
    const action = { action: 'key.revoke', subjectType: 'key', subjectId: id, reason: reason || undefined }
    await outbox.append('adminActed', adminActed(actor, { ...action, before: { userId }, after: {} }))
  })
}
