import type { ReleaseType } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'

/** A pull request that an entry refers to. */
export interface PullRequestReference {
  number: number
  title: string
  url: string
  author: { login: string; avatarUrl: string; htmlUrl: string }
}

/** What the administrator says about a release. */
export interface ChangelogFields {
  version: string
  title: string
  summary: string
  type: ReleaseType
  publishedAt: Date
  codehostUrl: string
  added: string[]
  improved: string[]
  fixed: string[]
  breaking: string[]
  security: string[]
  tags: string[]
  prRefs: PullRequestReference[] | null
}

/** A release and what it changes. */
export interface ChangelogEntry extends ChangelogFields {
  id: string
  createdAt: Date
  updatedAt: Date
}

/** Which published entries to list. */
export interface ChangelogQuery {
  type: ReleaseType | undefined
  tag: string | undefined
  search: string | undefined
}

/** Somebody who wrote pull requests that entries refer to. */
export interface Contributor {
  login: string
  avatarUrl: string
  htmlUrl: string
  count: number
}

/** Figures over all published entries. */
export interface ChangelogStats {
  byType: Record<ReleaseType, number>
  latest: ChangelogEntry | null
  contributorCount: number
  topContributors: Contributor[]
}

/** What a new entry has besides what its author must say. */
export function blankEntry(now: Date): Omit<ChangelogFields, 'version' | 'title' | 'summary' | 'type'> {
  const lists = { added: [], improved: [], fixed: [], breaking: [], security: [], tags: [] }
  return { publishedAt: now, codehostUrl: '', ...lists, prRefs: null }
}

/** There is no such entry, or not yet. */
export const entryNotFound = () => new AppError('not_found', { resource: 'Changelog entry' })

/** Another entry is about the version. @param cause the database's refusal */
export const versionTaken = (cause?: unknown) => new AppError('version_taken', { cause })
