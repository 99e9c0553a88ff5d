import type { ChangelogEntry } from '../domain/changelog.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What listing all entries needs. */
export interface ListScheduledChangelogPorts {
  changelog: {
    /** All entries, those of the future too, newest first. */
    listAll(page: PageRequest): Promise<Page<ChangelogEntry>>
  }
}

/** Lists all changelog entries for the administrator, those whose time has not come too. */
export function listScheduledChangelog(
  { changelog }: ListScheduledChangelogPorts,
  page: PageRequest,
): Promise<Page<ChangelogEntry>> {
  return changelog.listAll(page)
}
