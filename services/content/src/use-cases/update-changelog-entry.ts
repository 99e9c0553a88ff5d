import { cacheKeys } from '@resume/proto/cache-keys'
import type { Actor } from '@resume/service-kit/context/administrator'
import { isUniqueViolation } from '@resume/service-kit/database/violations'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { differences } from '../domain/audit.ts'
import { type ChangelogEntry, type ChangelogFields, entryNotFound, versionTaken } from '../domain/changelog.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What changing an entry needs. */
export type UpdateChangelogEntryPorts = CommitActionPorts & {
  changelog: {
    /** Reads an entry that nobody else changes until the transaction ends. */
    lock(transaction: Transaction, id: string): Promise<ChangelogEntry | null>
    update(transaction: Transaction, id: string, fields: Partial<ChangelogFields>, now: Date): Promise<ChangelogEntry>
  }
}

/** Changes an entry. @throws AppError `not_found`, `version_taken` */
export async function updateChangelogEntry(
  ports: UpdateChangelogEntryPorts,
  actor: Actor,
  id: string,
  fields: Partial<ChangelogFields>,
  reason: string | undefined,
): Promise<ChangelogEntry> {
  const { changelog } = ports
  try {
    return await commitAction(ports, [cacheKeys.changelog], async (transaction) => {
      const former = await changelog.lock(transaction, id)
      if (!former) throw entryNotFound()
      const entry = await changelog.update(transaction, id, fields, new Date())
      const subject = { subjectType: 'changelog', subjectId: id }
      const changed = differences(former, { ...former, ...fields })
      return { result: entry, action: { actor, action: 'changelog.update', ...subject, ...changed, reason } }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? versionTaken(error) : error
  }
}
