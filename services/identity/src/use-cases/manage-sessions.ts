import type { Actor } from '@resume/service-kit/context/administrator'
import { adminActed } from '@resume/service-kit/events/admin-action'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { batchSize } from '../domain/batches.ts'
import { type EndedSession, reportOfEnd } from './end-sessions.ts'

/** A session as the administrator sees it. */
export interface ManagedSession {
  id: string
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  userAgent: string | null
}

/** What looking at sessions needs. */
export interface ListSessionsPorts {
  sessionList: {
    /** A user's sessions, newest first. */
    list(userId: string, page: { limit: number; offset: number }): Promise<{ items: ManagedSession[]; total: number }>
  }
}

/** What ending somebody's sessions needs. */
export interface EndUserSessionsPorts {
  sessions: {
    /** Ends the oldest sessions of a user. @returns those that it ended */
    removeOldest(transaction: Transaction, userId: string, count: number): Promise<EndedSession[]>
    /** Ends one. @returns it; nothing when it is not the user's, or over */
    remove(transaction: Transaction, userId: string, id: string): Promise<EndedSession[]>
  }
  commit: Commit<Transaction, 'sessionEnded' | 'adminActed'>
}

/**
 * Ends a user's sessions for the administrator, which the audit log tells of; they don't authenticate when it resolves.
 * @param which.sessionId undefined: all of them
 * @returns how many ended
 */
export function endUserSessions(
  { sessions, commit }: EndUserSessionsPorts,
  actor: Actor,
  { userId, sessionId, reason }: { userId: string; sessionId: string | undefined; reason: string },
): Promise<number> {
  return commit(async (transaction, outbox) => {
    let count = 0
    for (let more = true; more; ) {
      const ended =
        sessionId === undefined
          ? await sessions.removeOldest(transaction, userId, batchSize)
          : await sessions.remove(transaction, userId, sessionId)
      await outbox.appendAll('sessionEnded', ended.map(reportOfEnd))
      count += ended.length
      more = ended.length === batchSize
    }
    if (count === 0) return 0
    const action = { action: 'user.end-sessions', subjectType: 'user', subjectId: userId, reason: reason || undefined }
    await outbox.append('adminActed', adminActed(actor, { ...action, before: { sessions: count }, after: {} }))
    return count
  })
}
