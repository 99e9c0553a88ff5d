import type { Commit, Outbox, Transaction } from '@resume/service-kit/outbox/commit'
import type { AdminAction } from '../domain/audit.ts'

/** What every change by the administrator needs. */
export interface CommitActionPorts {
  commit: Commit
  audit: {
    /** Keeps an action. */
    record(transaction: Transaction, action: AdminAction): Promise<void>
  }
}

/** What a change by the administrator gives: its result, and what to keep of it. */
export interface Acted<Result> {
  result: Result
  action: AdminAction
}

/**
 * Runs a change by the administrator. The change, its audit entry and the dropping of the answers that it makes stale are
 * one transaction.
 * @param drops cache entries that the change makes stale
 */
export function commitAction<Result>(
  { commit, audit }: CommitActionPorts,
  drops: string[],
  work: (transaction: Transaction, outbox: Outbox) => Promise<Acted<Result>>,
): Promise<Result> {
  return commit(async (transaction, outbox) => {
    const { result, action } = await work(transaction, outbox)
    await audit.record(transaction, action)
    await outbox.drop(drops)
    return result
  })
}
