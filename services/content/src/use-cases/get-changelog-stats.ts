import type { ChangelogStats } from '../domain/changelog.ts'
import type { Fresh, ListChangelogPorts } from './list-changelog.ts'

/** What counting published entries needs. */
export interface GetChangelogStatsPorts {
  changelog: Pick<ListChangelogPorts['changelog'], 'nextPublication'> & {
    /** Figures over the entries that are published at a time. */
    stats(now: Date): Promise<ChangelogStats>
  }
}

/** Counts published entries and their contributors. */
export async function getChangelogStats({ changelog }: GetChangelogStatsPorts): Promise<ChangelogStats & Fresh> {
  const now = new Date()
  const [stats, next] = await Promise.all([changelog.stats(now), changelog.nextPublication(now)])
  return { ...stats, freshForMs: next ? next.getTime() - now.getTime() : undefined }
}
