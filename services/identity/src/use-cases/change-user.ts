import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { entriesOfUser } from '../domain/stale-entries.ts'
import type { User, UserChange, UserWithCount } from '../domain/user.ts'

/** What every change of a user's account needs. */
export interface ChangeUserPorts {
  users: {
    /**
     * Changes a user, who stays locked until the transaction ends: nobody changes the account or signs in meanwhile. Each change has
     * a later `updatedAt` than the one before it.
     * @param change tells what to change; undefined for nothing
     * @returns whether anything was changed
     * @throws AppError `not_found`
     */
    update(transaction: Transaction, userId: string, change: (user: User) => UserChange | undefined): Promise<boolean>
    /** @throws AppError `not_found` */
    read(transaction: Transaction, userId: string): Promise<UserWithCount>
  }
  sessions: {
    /** The cookie hashes of all sessions of a user. */
    cookieHashes(transaction: Transaction, userId: string): Promise<string[]>
  }
  commit: Commit<Transaction, 'userUpdated'>
}

/** Changes an account and reports it, with every answer that shows the account gone from the cache. */
export function changeUser(
  { users, sessions, commit }: ChangeUserPorts,
  userId: string,
  change: (user: User) => UserChange | undefined,
): Promise<UserWithCount> {
  return commit(async (transaction, outbox) => {
    const isChanged = await users.update(transaction, userId, change)
    const user = await users.read(transaction, userId)
    if (isChanged) {
      const { id, name, username, autoSyncEnabled, updatedAt } = user
      const state = { name, username: username ?? '', autoSyncEnabled, updatedAt: updatedAt.toISOString() }
      const event = { userId: id, ...state }
      const cookieHashes = await sessions.cookieHashes(transaction, userId)
      await outbox.append('userUpdated', event, { drops: entriesOfUser(userId, cookieHashes) })
    }
    return user
  })
}
