import type { Actor } from '@resume/service-kit/context/administrator'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { batchSize } from '../domain/batches.ts'
import { entriesOfKey, entriesOfUser, type KnownKey } from '../domain/stale-entries.ts'
import type { AccountChange, User, UserWithCount } from '../domain/user.ts'
import { type EndedSession, reportOfEnd } from './end-sessions.ts'

/** What suspending a user needs. */
export interface SuspendUserPorts {
  users: {
    /** Changes a user, who stays locked until the transaction ends. @returns whether anything was changed */
    update(
      transaction: Transaction,
      userId: string,
      change: (user: User) => AccountChange | undefined,
    ): Promise<boolean>
    read(transaction: Transaction, userId: string): Promise<UserWithCount>
  }
  apiKeys: {
    /** The keys of a user that may be in a cache. */
    known(transaction: Transaction, userId: string): Promise<KnownKey[]>
  }
  sessions: { removeOldest(transaction: Transaction, userId: string, count: number): Promise<EndedSession[]> }
  commit: Commit<Transaction, 'sessionEnded' | 'adminActed' | 'suspensionChanged'>
}

/**
 * Suspends a user, or lifts the suspension. Sessions end for good; keys stop for as long as it lasts. None of them
 * authenticates any more when it resolves, and no sign-in that was under way makes another session. The services that hold what
 * is public of the user follow by an event.
 * @param suspension.version what it is at least to be known by; the next number by default
 * @returns the user, as it is now
 * @throws AppError `not_found`
 */
export function setUserSuspension(
  { users, apiKeys, sessions, commit }: SuspendUserPorts,
  actor: Actor,
  suspension: { userId: string; suspended: boolean; reason: string; version?: number },
): Promise<UserWithCount> {
  const { userId, suspended, reason, version = 0 } = suspension
  return commit(async (transaction, outbox) => {
    let wasSuspended = false
    const isChanged = await users.update(transaction, userId, ({ suspendedAt, suspensionVersion }) => {
      wasSuspended = suspendedAt !== null
      return suspended === wasSuspended && version <= suspensionVersion
        ? undefined
        : {
            suspendedAt: suspended ? (suspendedAt ?? new Date()) : null,
            suspensionVersion: Math.max(suspensionVersion + 1, version),
          }
    })
    const user = await users.read(transaction, userId)
    if (!isChanged) return user
    for (let more = suspended; more; ) {
      const ended = await sessions.removeOldest(transaction, userId, batchSize)
      await outbox.appendAll('sessionEnded', ended.map(reportOfEnd))
      more = ended.length === batchSize
    }
    const keys = await apiKeys.known(transaction, userId)
    const action = { action: `user.${suspended ? 'suspend' : 'restore'}`, subjectType: 'user', subjectId: userId }
    const change = { before: { suspended: wasSuspended }, after: { suspended }, reason: reason || undefined }
    const drops = [...entriesOfUser(userId, []), ...keys.flatMap(entriesOfKey)]
    await outbox.append('suspensionChanged', { userId, suspended, version: user.suspensionVersion })
    await outbox.append('adminActed', adminActed(actor, { ...action, ...change }), { drops })
    return user
  })
}
