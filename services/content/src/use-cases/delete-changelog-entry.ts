import { cacheKeys } from '@resume/proto/cache-keys'
import type { Actor } from '@resume/service-kit/context/administrator'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { type ChangelogEntry, entryNotFound } from '../domain/changelog.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What deleting an entry needs. */
export type DeleteChangelogEntryPorts = CommitActionPorts & {
  changelog: {
    /** Removes an entry. @returns it as it was; null when there is none */
    remove(transaction: Transaction, id: string): Promise<ChangelogEntry | null>
  }
}

/** Deletes an entry. @throws AppError `not_found` */
export function deleteChangelogEntry(
  ports: DeleteChangelogEntryPorts,
  actor: Actor,
  id: string,
  reason: string | undefined,
): Promise<void> {
  return commitAction(ports, [cacheKeys.changelog], async (transaction) => {
    const entry = await ports.changelog.remove(transaction, id)
    if (!entry) throw entryNotFound()
    const subject = { subjectType: 'changelog', subjectId: id }
    return {
      result: undefined,
      action: { actor, action: 'changelog.delete', ...subject, before: entry, after: null, reason },
    }
  })
}
