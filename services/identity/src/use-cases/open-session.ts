import { AppError } from '@resume/service-kit/errors/app-error'
import type { Commit } from '@resume/service-kit/outbox/commit'

/** What opening a session needs. */
export interface OpenSessionPorts<Tx> {
  commit: Commit<Tx, never>
  users: {
    /** Keeps a suspension waiting until the transaction ends. @returns whether the user is suspended */
    isSuspended(transaction: Tx, userId: string): Promise<boolean>
  }
}

/**
 * Opens a session, unless its user is suspended; a suspension that comes at the same time ends it.
 * @param create stores the session
 * @returns what `create` does
 * @throws AppError `account_suspended`
 */
export function openSession<Tx, Result>(
  { commit, users }: OpenSessionPorts<Tx>,
  userId: string,
  create: (transaction: Tx) => Promise<Result>,
): Promise<Result> {
  return commit(async (transaction) => {
    if (await users.isSuspended(transaction, userId)) throw new AppError('account_suspended')
    return create(transaction)
  })
}
