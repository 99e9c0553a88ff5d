import { type ChangelogEntry, entryNotFound } from '../domain/changelog.ts'

/** What reading an entry needs. */
export interface GetChangelogEntryPorts {
  changelog: {
    /** An entry, if it is published at a time. */
    findPublished(id: string, now: Date): Promise<ChangelogEntry | null>
  }
}

/** Reads a published entry. @throws AppError `not_found`, also for one whose time has not come */
export async function getChangelogEntry({ changelog }: GetChangelogEntryPorts, id: string): Promise<ChangelogEntry> {
  const entry = await changelog.findPublished(id, new Date())
  if (!entry) throw entryNotFound()
  return entry
}
