import type { ChangelogEntry, ChangelogQuery } from '../domain/changelog.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What reading published entries needs. */
export interface ListChangelogPorts {
  changelog: {
    /** The entries that are published at a time, newest first. */
    listPublished(query: ChangelogQuery, page: PageRequest, now: Date): Promise<Page<ChangelogEntry>>
    /** When the next entry is published after a time by its date. */
    nextPublication(now: Date): Promise<Date | null>
  }
}

/** What is right until the next entry is published by its date. */
export interface Fresh {
  /** Milliseconds; undefined when none is scheduled. */
  freshForMs: number | undefined
}

/** Lists published entries. */
export async function listChangelog(
  { changelog }: ListChangelogPorts,
  query: ChangelogQuery,
  page: PageRequest,
): Promise<Page<ChangelogEntry> & Fresh> {
  const now = new Date()
  const [found, next] = await Promise.all([changelog.listPublished(query, page, now), changelog.nextPublication(now)])
  return { ...found, freshForMs: next ? next.getTime() - now.getTime() : undefined }
}
