import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import type { ApiKey } from '../domain/api-key.ts'
import { entriesOfKey, entriesOfSession, entriesOfUser, hex } from '../domain/stale-entries.ts'
import { userNotFound } from '../domain/user.ts'
import type { EndedSession } from './end-sessions.ts'

/** What deleting a user needs. */
export interface DeleteUserPorts {
  users: {
    /**
     * Locks a user until the transaction ends: nobody gives the user another key or session, or deletes the user as well.
     * @returns the user's address; undefined when there is no such user
     */
    lock(transaction: Transaction, userId: string): Promise<{ email: string } | undefined>
    /** Removes a user with keys, sessions, linked accounts, subscriptions and the code that waits to be typed in. */
    remove(transaction: Transaction, user: { id: string; email: string }): Promise<void>
  }
  apiKeys: { ofUser(transaction: Transaction, userId: string): Promise<Pick<ApiKey, 'id' | 'userId' | 'keyHash'>[]> }
  sessions: { ofUser(transaction: Transaction, userId: string): Promise<EndedSession[]> }
  commit: Commit<Transaction, 'apiKeyDeleted' | 'sessionEnded' | 'userDeleted'>
}

/**
 * Deletes a user who confirms it with the account's address; keys and sessions stop before it resolves.
 * @throws AppError `validation_failed` when the address is not the account's, `not_found`
 */
export async function deleteUser(
  { users, apiKeys, sessions, commit }: DeleteUserPorts,
  userId: string,
  confirmation: string,
): Promise<void> {
  await commit(async (transaction, outbox) => {
    const user = await users.lock(transaction, userId)
    if (!user) throw userNotFound()
    if (confirmation.trim().toLowerCase() !== user.email) {
      throw invalidFields({ path: 'confirm', message: 'must be your own e-mail address' })
    }
    for (const key of await apiKeys.ofUser(transaction, userId)) {
      const event = { keyId: key.id, userId, keyHash: hex(key.keyHash) }
      await outbox.append('apiKeyDeleted', event, { drops: entriesOfKey(key) })
    }
    for (const { id: sessionId, cookieHash } of await sessions.ofUser(transaction, userId)) {
      await outbox.append('sessionEnded', { sessionId, userId, cookieHash }, { drops: entriesOfSession(cookieHash) })
    }
    await users.remove(transaction, { id: userId, email: user.email })
    await outbox.append('userDeleted', { userId }, { drops: entriesOfUser(userId, []) })
  })
}
