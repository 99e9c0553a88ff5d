import { releaseTypeEnum } from '@resume/proto/content-enums'
import { changelogLimits } from '@resume/proto/limits/content'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { type Static, Type } from 'typebox'
import { access } from '../../access/access.ts'
import { named } from '../../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../../http/paging.ts'
import { ChangelogEntry, ReleaseType, toEntryResponse } from '../changelog-schemas.ts'
import { type AnyRoute, route, rpc } from '../route.ts'
import { Exact, idParams, Nullable, Time } from '../schemas.ts'
import { address, addressOrNothing, line, ReasonBody, reason } from './schemas.ts'

const lines = (description: string) =>
  Type.Array(line('A change.', changelogLimits.changeLength), { maxItems: changelogLimits.changes, description })
const PullRequestInput = Exact(
  {
    number: Type.Integer({ minimum: 1, description: 'The number of the pull request.' }),
    title: line('The title.', changelogLimits.titleLength),
    url: address('The address of the pull request.'),
    author: Exact({
      login: line('The name of the account.', changelogLimits.loginLength),
      avatarUrl: address('The address of the picture.'),
      htmlUrl: address('The address of the account.'),
    }),
  },
  named('PullRequestInput', 'A pull request that is part of a release.'),
)

const needed = {
  version: line('The version.', changelogLimits.versionLength),
  title: line('The title.', changelogLimits.titleLength),
  summary: line('What the release is about.', changelogLimits.summaryLength),
  type: ReleaseType,
}
const further = {
  publishedAt: Time('When the entry is published; until then nobody else sees it. Now, when absent.'),
  codehostUrl: addressOrNothing('The address of the release at the code host; empty when it has none.'),
  added: lines('What is new.'),
  improved: lines('What has improved.'),
  fixed: lines('What was fixed.'),
  breaking: lines('What clients have to change.'),
  security: lines('What improves security.'),
  tags: Type.Array(line('A tag.', changelogLimits.tagLength), { maxItems: changelogLimits.tags }),
  prRefs: Nullable(Type.Array(PullRequestInput, { maxItems: changelogLimits.pullRequests })),
}

const NewEntry = Exact(
  { ...needed, ...Type.Partial(Exact(further)).properties, reason },
  named('NewChangelogEntry', 'A release to be published.'),
)
const EntryUpdate = Exact(
  { ...Type.Partial(Exact({ ...needed, ...further })).properties, reason },
  named('ChangelogEntryUpdate', 'The fields to change; at least one beside `reason`.'),
)

/** The fields of a body as the service takes them. */
function fieldsOf({ reason: _, type, prRefs, ...body }: Static<typeof EntryUpdate>) {
  const { added, improved, fixed, breaking, security, tags, ...texts } = body
  const lists = { added, improved, fixed, breaking, security, tags }
  const given = Object.entries(lists).filter(([, values]) => values !== undefined)
  return {
    ...texts,
    ...(type !== undefined && { releaseType: releaseTypeEnum.encode(type) }),
    ...Object.fromEntries(given.map(([name, values]) => [name, { values }])),
    ...(prRefs !== undefined && { prRefs: Buffer.from(JSON.stringify(prRefs)) }),
  }
}

const one = {
  params: idParams('the entry'),
  resource: 'Changelog entry',
  access: access.admin,
  internal: true,
} as const

/** The changelog, for its author. */
export const adminChangelogRoutes: AnyRoute[] = [
  route({
    operation: 'listAllChangelog',
    method: 'GET',
    path: '/admin/changelog',
    summary: 'List all releases, scheduled ones too',
    access: access.admin,
    internal: true,
    query: PagingQuery,
    response: { status: 200, message: 'Changelog retrieved', data: Page(ChangelogEntry) },
    work: rpc(
      'content',
      'ListScheduledChangelog',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => pageOf(items.map(toEntryResponse), total, pageRequest(query)),
    ),
  }),
  route({
    operation: 'createChangelogEntry',
    method: 'POST',
    path: '/admin/changelog',
    summary: 'Publish a release',
    access: access.admin,
    internal: true,
    idempotent: true,
    bodyLimit: 512 * 1024,
    body: NewEntry,
    response: { status: 201, message: 'Changelog entry created', data: ChangelogEntry },
    work: rpc(
      'content',
      'CreateChangelogEntry',
      ({ body }) => ({ fields: fieldsOf(body), reason: body.reason }),
      ({ entry }) => toEntryResponse(entry),
    ),
  }),
  route({
    ...one,
    operation: 'updateChangelogEntry',
    method: 'PATCH',
    path: '/admin/changelog/:id',
    summary: 'Change a release',
    bodyLimit: 512 * 1024,
    body: EntryUpdate,
    response: { status: 200, message: 'Changelog entry updated', data: ChangelogEntry },
    errors: [409],
    work: rpc(
      'content',
      'UpdateChangelogEntry',
      ({ params, body }) => {
        const fields = fieldsOf(body)
        if (Object.keys(fields).length === 0)
          throw invalidFields({ path: '', message: 'must change at least one field' })
        return { ...params, fields, reason: body.reason }
      },
      ({ entry }) => toEntryResponse(entry),
    ),
  }),
  route({
    ...one,
    operation: 'deleteChangelogEntry',
    method: 'DELETE',
    path: '/admin/changelog/:id',
    summary: 'Delete a release',
    body: ReasonBody,
    bodyOptional: true,
    response: { status: 200, message: 'Changelog entry deleted', data: Type.Null() },
    work: rpc(
      'content',
      'DeleteChangelogEntry',
      ({ params, body }) => ({ ...params, reason: body.reason }),
      () => null,
    ),
  }),
]
