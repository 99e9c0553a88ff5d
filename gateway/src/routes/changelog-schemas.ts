import { releaseTypeEnum } from '@resume/proto/content-enums'
import type { ChangelogEntryOutput } from '@resume/proto/generated/resume/content/v1/ChangelogEntry'
import { changelogLimits, releaseTypes } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { about, documented, named } from '../description/keywords.ts'
import { Id, Nullable, Text, Texts, Time, Whole } from './schemas.ts'

/** How much a release changes. */
export const ReleaseType = Type.Enum([...releaseTypes], named('ReleaseType', 'How much a release changes.'))

/** A pull request that an entry refers to. */
export const PullRequestReference = Type.Object(
  {
    number: Whole('The number of the pull request.'),
    title: Text('The title of the pull request.'),
    url: Text('The address of the pull request.', documented({ format: 'uri' })),
    author: Type.Object(
      {
        login: Text('The name of the account.'),
        avatarUrl: Text('The address of the picture.'),
        htmlUrl: Text('The address of the account.'),
      },
      named('PullRequestAuthor', 'The account that opened a pull request.'),
    ),
  },
  named('PullRequestReference', 'A pull request that is part of a release.'),
)

/** An entry. */
export const ChangelogEntry = Type.Object(
  {
    id: Id('The ID of the entry.'),
    version: Text('The version that the entry is about.'),
    title: Text('The title.'),
    summary: Text('What the release is about.'),
    type: ReleaseType,
    publishedAt: Time('When the entry was published.'),
    codehostUrl: Text('The address of the release at the code host, or an empty string.'),
    added: Texts('What is new.'),
    improved: Texts('What has improved.'),
    fixed: Texts('What was fixed.'),
    breaking: Texts('What clients have to change.'),
    security: Texts('What improves security.'),
    tags: Texts('The tags.'),
    prRefs: Nullable(Type.Array(PullRequestReference), 'The pull requests that are part of the release, or null.'),
  },
  named('ChangelogEntry', 'A release and what it changes.'),
)

/** Figures over all entries. */
export const ChangelogStats = Type.Object(
  {
    totalEntries: Whole('The number of published entries.'),
    major: Whole('The number of major releases.'),
    minor: Whole('The number of minor releases.'),
    patch: Whole('The number of patches.'),
    latest: Nullable(
      Type.Object(
        {
          id: Id('The ID of the entry.'),
          version: Text('The version.'),
          title: Text('The title.'),
          publishedAt: Time('When the entry was published.'),
        },
        named('LatestRelease', 'The entry that was published last.'),
      ),
      'The entry that was published last, or null when there is none.',
    ),
    contributorCount: Whole('The number of accounts that opened pull requests which entries refer to.'),
    topContributors: Type.Array(
      Type.Object(
        {
          login: Text('The name of the account.'),
          avatarUrl: Text('The address of the picture.'),
          htmlUrl: Text('The address of the account.'),
          count: Whole('The number of pull requests.'),
        },
        named('Contributor', 'An account that opened pull requests.'),
      ),
      { description: `Who opened the most pull requests, at most ${changelogLimits.topContributors}.` },
    ),
  },
  named('ChangelogStats', 'Figures over all published entries.'),
)

/** The filters of a list of entries. */
export const changelogFilters = {
  type: Type.Optional(about('Return only releases of this type.', ReleaseType)),
  tag: Type.Optional(Text('Return only entries with this tag.', { minLength: 1 })),
  search: Type.Optional(
    Text('Return only entries whose title or summary contains this text, ignoring case.', {
      minLength: 1,
      maxLength: changelogLimits.searchLength,
    }),
  ),
}

/** An entry as the API shows it. @throws AppError `not_found` for none */
export function toEntryResponse(entry: ChangelogEntryOutput | null) {
  if (!entry) throw new AppError('not_found', { resource: 'Changelog entry' })
  const { releaseType, prRefs, updatedAt: _, ...rest } = entry
  const { id, version, title, summary, publishedAt, codehostUrl } = rest
  const { added, improved, fixed, breaking, security, tags } = rest
  const head = { id, version, title, summary, type: releaseTypeEnum.decode(releaseType), publishedAt, codehostUrl }
  return { ...head, added, improved, fixed, breaking, security, tags, prRefs: JSON.parse(prRefs.toString()) }
}
