import { cacheKeys } from '@resume/proto/cache-keys'
import { codehostKindEnum, roadmapStatusEnum, syncStatusEnum } from '@resume/proto/content-enums'
import { codehostKinds, syncStatuses, workStatuses } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { about, named } from '../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { reason } from './admin/schemas.ts'
import { percent, WorkStatus } from './roadmap-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Flag, Id, Nullable, Text, Texts, Time, TimeOrNull, Whole } from './schemas.ts'

const Kind = Type.Enum([...codehostKinds], named('CodehostKind', 'What an item of the code host is.'))

const CodehostIssue = Type.Object(
  {
    id: Text('The ID at the code host.'),
    number: Whole('The number within the repository.'),
    title: Text('The title.'),
    status: WorkStatus,
    kind: Kind,
    url: Text('The address at the code host.'),
    labels: Texts('The labels.'),
    createdAt: Time('When it was opened.'),
    updatedAt: Time('When it was last changed.'),
  },
  named('CodehostIssue', 'An issue or a pull request, as of the last sync.'),
)

const CodehostStats = Type.Object(
  {
    projectName: Text('The name of the repository.'),
    stats: Type.Object(
      {
        total: Whole('The number of issues and pull requests.'),
        issues: Whole('The number of issues.'),
        pullRequests: Whole('The number of pull requests.'),
        todo: Whole('The number that is neither in progress nor done.'),
        inProgress: Whole('The number in progress.'),
        done: Whole('The number that is done.'),
        completionRate: Type.Number({ description: 'The percentage that is done, with one decimal.' }),
      },
      named('CodehostCounts', 'How many issues and pull requests there are.'),
    ),
    syncedAt: Time('When the last sync began.'),
  },
  named('CodehostStats', 'Figures of the repository, as of the last sync.'),
)

const CodehostSync = Type.Object(
  {
    id: Id('The ID of the run.'),
    status: Type.Enum([...syncStatuses], named('SyncStatus', 'How far a run has come.')),
    full: Flag('Whether everything is read, or only what has changed.'),
    startedAt: Time('When it began.'),
    finishedAt: TimeOrNull('When it ended, or null.'),
    created: Whole('Items that are new.'),
    updated: Whole('Items that have changed.'),
    removed: Whole('Items that are gone.'),
    error: Nullable(Type.String(), 'Why it failed, or null.'),
  },
  named('CodehostSync', 'A run of the sync with the code host.'),
)

const scope = access.key('codehost:read')

/** The repository of the platform at the code host. */
export const codehostRoutes: AnyRoute[] = [
  route({
    operation: 'listCodehostIssues',
    method: 'GET',
    path: '/codehost/issues',
    summary: 'List issues and pull requests',
    description:
      'Returns the issues and pull requests of the last sync, the most recently updated first; an empty page before the first sync.',
    access: scope,
    query: Type.Object(
      {
        ...PagingQuery.properties,
        status: Type.Optional(
          Type.Enum([...workStatuses, 'all'], { description: 'Return only items with this status.' }),
        ),
        kind: Type.Optional(Type.Enum([...codehostKinds, 'all'], { description: 'Return only items of this kind.' })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Issues retrieved', data: Page(CodehostIssue) },
    cache: { set: cacheKeys.codehost, lifetime: 'codehost' },
    work: rpc(
      'content',
      'ListCodehostIssues',
      ({ query: { status, kind, ...paging } }) => ({
        ...pageRequest(paging),
        ...(status !== undefined && status !== 'all' && { status: roadmapStatusEnum.encode(status) }),
        ...(kind !== undefined && kind !== 'all' && { kind: codehostKindEnum.encode(kind) }),
      }),
      ({ items, total }, { query }) => {
        const shown = items.map(({ id, number, title, status, kind, url, labels, createdAt, updatedAt }) => ({
          ...{ id, number, title, status: roadmapStatusEnum.decode(status), kind: codehostKindEnum.decode(kind), url },
          ...{ labels, createdAt, updatedAt },
        }))
        return pageOf(shown, total, pageRequest(query))
      },
    ),
  }),
  route({
    operation: 'getCodehostStats',
    method: 'GET',
    path: '/codehost/stats',
    summary: 'Get repository statistics',
    description: 'Returns figures of the repository as of the last sync; `data` is null before the first sync.',
    access: { ...scope, origin: true },
    response: {
      status: 200,
      message: 'Statistics retrieved',
      data: Nullable(about('The figures, or null.', CodehostStats)),
    },
    cache: { set: cacheKeys.codehost, lifetime: 'codehost' },
    work: rpc(
      'content',
      'GetCodehostStats',
      () => ({}),
      ({ projectName, issues, pullRequests, todo, inProgress, done, syncedAt }) => {
        if (syncedAt === undefined) return null
        const total = issues + pullRequests
        const counts = { total, issues, pullRequests, todo, inProgress, done, completionRate: percent(done, total) }
        return { projectName, stats: counts, syncedAt }
      },
    ),
  }),
  route({
    operation: 'syncCodehost',
    method: 'POST',
    path: '/codehost/admin/sync',
    summary: 'Sync with the code host',
    description:
      'Reads what has changed at the code host, or everything with `full`. Only for the administrator. Fails with 409 while another sync runs. A sync that takes longer than 15 seconds is returned as `RUNNING` and continues.',
    access: access.admin,
    body: Exact(
      { full: Type.Optional(Flag('Whether to read everything, so that what is gone is removed.')), reason },
      named('CodehostSyncRequest', 'How to sync. The body may be left out.'),
    ),
    bodyOptional: true,
    response: { status: 200, message: 'Sync recorded', data: CodehostSync },
    errors: [409, 502],
    timeoutMs: 20_000,
    work: rpc(
      'content',
      'SyncCodehost',
      ({ body }) => ({ full: body.full ?? false, reason: body.reason }),
      ({ sync }) => {
        if (!sync) throw new AppError('internal_error')
        const { id, status, full, startedAt, finishedAt, created, updated, removed, error } = sync
        const times = { startedAt, finishedAt: finishedAt ?? null }
        return {
          id,
          status: syncStatusEnum.decode(status),
          full,
          ...times,
          created,
          updated,
          removed,
          error: error ?? null,
        }
      },
    ),
  }),
]
