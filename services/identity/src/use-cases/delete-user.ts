import type { Actor } from '@resume/service-kit/context/administrator'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { batchSize } from '../domain/batches.ts'
import { deletionNotice } from '../domain/notices.ts'
import { entriesOfKey, entriesOfUser, hex, type KnownKey } from '../domain/stale-entries.ts'
import { userNotFound } from '../domain/user.ts'
import type { KeepMailPorts } from './accept-mail.ts'
import { type EndedSession, reportOfEnd } from './end-sessions.ts'

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
  apiKeys: {
    /** Removes the oldest keys of a user. @returns those that it removed */
    removeOldest(transaction: Transaction, userId: string, count: number): Promise<KnownKey[]>
  }
  sessions: {
    /** Ends the oldest sessions of a user. @returns those that it ended */
    removeOldest(transaction: Transaction, userId: string, count: number): Promise<EndedSession[]>
  }
  mails: KeepMailPorts['mails']
  /**
   * Runs a step of a user's deletion when it is the user's turn. Steps of one user would wait for the same row anyway: here they
   * hold no connection meanwhile, however often a caller repeats the call while the first one is still at work.
   * @throws AppError `overloaded`
   */
  inDeletionTurn<T>(userId: string, step: () => Promise<T>): Promise<T>
  commit: Commit<Transaction, 'apiKeyDeleted' | 'sessionEnded' | 'userDeleted' | 'adminActed'>
}

/**
 * Deletes a user who confirms it with the account's address; keys and sessions stop before it resolves. It goes by batches,
 * each in a transaction of its own, so that no account is too big: keys first and the newest session last, so that a caller
 * whose call breaks off can repeat it. Whoever repeats it finds less to do.
 * @param byAdministrator who does it and why, for the audit log, when it is not the user
 * @throws AppError `validation_failed` when the address is not the account's, `not_found`
 */
export async function deleteUser(
  ports: DeleteUserPorts,
  userId: string,
  confirmation: string,
  byAdministrator?: { actor: Actor; reason: string },
): Promise<void> {
  const step = () => deleteBatch(ports, userId, confirmation, byAdministrator)
  while (!(await ports.inDeletionTurn(userId, step)));
}

/** Deletes a part of an account, the last one with the user. @returns whether the user is gone */
function deleteBatch(
  { users, apiKeys, sessions, mails, commit }: DeleteUserPorts,
  userId: string,
  confirmation: string,
  byAdministrator: { actor: Actor; reason: string } | undefined,
): Promise<boolean> {
  return commit(async (transaction, outbox) => {
    const user = await users.lock(transaction, userId)
    if (!user) throw userNotFound()
    if (confirmation.trim().toLowerCase() !== user.email) {
      const whose = byAdministrator ? "the account's" : 'your own'
      throw invalidFields({ path: 'confirm', message: `must be ${whose} e-mail address` })
    }
    const keys = await apiKeys.removeOldest(transaction, userId, batchSize)
    await outbox.appendAll('apiKeyDeleted', keys.map(reportOfDeletion))
    if (keys.length === batchSize) return false
    const ended = await sessions.removeOldest(transaction, userId, batchSize)
    await outbox.appendAll('sessionEnded', ended.map(reportOfEnd))
    if (ended.length === batchSize) return false
    await users.remove(transaction, { id: userId, email: user.email })
    await mails.add(transaction, { address: user.email, ...deletionNotice(new Date()) })
    await outbox.append('userDeleted', { userId }, { drops: entriesOfUser(userId, []) })
    if (byAdministrator) {
      const { actor, reason } = byAdministrator
      const action = { action: 'user.erase', subjectType: 'user', subjectId: userId, reason: reason || undefined }
      await outbox.append('adminActed', adminActed(actor, { ...action, before: {}, after: {} }))
    }
    return true
  })
}

const reportOfDeletion = (key: KnownKey) => ({
  payload: { keyId: key.id, userId: key.userId, keyHash: hex(key.keyHash) },
  drops: entriesOfKey(key),
})
