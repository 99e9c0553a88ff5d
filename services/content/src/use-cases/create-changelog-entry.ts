import { cacheKeys } from '@resume/proto/cache-keys'
import type { Actor } from '@resume/service-kit/context/administrator'
import { isUniqueViolation } from '@resume/service-kit/database/violations'
import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { blankEntry, type ChangelogEntry, type ChangelogFields, versionTaken } from '../domain/changelog.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What creating an entry needs. */
export type CreateChangelogEntryPorts = CommitActionPorts & {
  changelog: {
    insert(transaction: Transaction, entry: ChangelogEntry): Promise<void>
  }
}

/** What the author of an entry must say, and may. */
export type NewChangelogEntry = Pick<ChangelogFields, 'version' | 'title' | 'summary' | 'type'> &
  Partial<ChangelogFields>

/** Creates an entry; it shows from its time of publication on, which is now by default. @throws AppError `version_taken` */
export async function createChangelogEntry(
  ports: CreateChangelogEntryPorts,
  actor: Actor,
  fields: NewChangelogEntry,
  reason: string | undefined,
): Promise<ChangelogEntry> {
  const now = new Date()
  const entry: ChangelogEntry = { id: newId(), ...blankEntry(now), ...fields, createdAt: now, updatedAt: now }
  try {
    return await commitAction(ports, [cacheKeys.changelog], async (transaction) => {
      await ports.changelog.insert(transaction, entry)
      const subject = { subjectType: 'changelog', subjectId: entry.id }
      return {
        result: entry,
        action: { actor, action: 'changelog.create', ...subject, before: null, after: entry, reason },
      }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? versionTaken(error) : error
  }
}
