import { cacheKeys } from '@resume/proto/cache-keys'
import { releaseTypeEnum } from '@resume/proto/content-enums'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { ChangelogEntry, ChangelogStats, changelogFilters, toEntryResponse } from './changelog-schemas.ts'
import { type AnyRoute, Brief, route, rpc } from './route.ts'
import { idParams } from './schemas.ts'

const cache = { set: cacheKeys.changelog, lifetime: 'changelog' } as const
const readable = access.key('changelog:read')

/** `data` that holds until an entry is published by its date, if one is scheduled. */
export function freshFor(data: unknown, freshForMs: string | number | undefined): unknown {
  return freshForMs === undefined ? data : new Brief(data, Number(freshForMs))
}

/** The changelog. */
export const changelogRoutes: AnyRoute[] = [
  route({
    operation: 'listChangelog',
    method: 'GET',
    path: '/changelog',
    summary: 'List releases',
    description: 'Returns the changelog, newest first.',
    access: { ...readable, origin: true },
    query: Type.Object({ ...PagingQuery.properties, ...changelogFilters }, { additionalProperties: false }),
    response: { status: 200, message: 'Changelog retrieved', data: Page(ChangelogEntry) },
    cache,
    work: rpc(
      'content',
      'ListChangelog',
      ({ query: { type, tag, search, ...paging } }) => ({
        ...pageRequest(paging),
        ...(type !== undefined && { releaseType: releaseTypeEnum.encode(type) }),
        tag,
        search,
      }),
      ({ items, total, freshForMs }, { query }) =>
        freshFor(pageOf(items.map(toEntryResponse), total, pageRequest(query)), freshForMs),
    ),
  }),
  route({
    operation: 'getChangelogStats',
    method: 'GET',
    path: '/changelog/stats',
    summary: 'Get changelog statistics',
    description:
      'Returns the number of releases by type, the latest release, and who contributed: the authors of the pull requests that entries refer to, each pull request counted once.',
    access: readable,
    response: { status: 200, message: 'Changelog statistics retrieved', data: ChangelogStats },
    cache,
    work: rpc(
      'content',
      'GetChangelogStats',
      () => ({}),
      ({ totalEntries, major, minor, patch, latest, contributorCount, topContributors, freshForMs }) => {
        const shown = latest && {
          ...{ id: latest.id, version: latest.version, title: latest.title, publishedAt: latest.publishedAt },
        }
        const counts = { totalEntries, major, minor, patch }
        return freshFor({ ...counts, latest: shown, contributorCount, topContributors }, freshForMs)
      },
    ),
  }),
  route({
    operation: 'getChangelogEntry',
    method: 'GET',
    path: '/changelog/:id',
    summary: 'Get a release',
    description: 'Returns an entry of the changelog.',
    access: readable,
    params: idParams('the entry'),
    resource: 'Changelog entry',
    response: { status: 200, message: 'Changelog entry retrieved', data: ChangelogEntry },
    cache,
    work: rpc(
      'content',
      'GetChangelogEntry',
      ({ params }) => params,
      ({ entry }) => toEntryResponse(entry),
    ),
  }),
]
