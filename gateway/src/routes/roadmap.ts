import { cacheKeys } from '@resume/proto/cache-keys'
import { roadmapSortEnum, roadmapStatusEnum } from '@resume/proto/content-enums'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { about } from '../description/keywords.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import {
  percent,
  RoadmapItem,
  RoadmapSort,
  RoadmapStats,
  RoadmapSummary,
  toItemResponse,
  toSummaryResponse,
  WorkStatus,
} from './roadmap-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { idParams, Text } from './schemas.ts'

const readable = {
  access: { ...access.key('roadmap:read'), origin: true },
  cache: { set: cacheKeys.roadmap, lifetime: 'roadmap' },
} as const

/** The roadmap. */
export const roadmapRoutes: AnyRoute[] = [
  route({
    ...readable,
    operation: 'listRoadmap',
    method: 'GET',
    path: '/roadmap',
    summary: 'List the roadmap',
    description: 'Returns what is planned, in progress and done, newest first unless you request another order.',
    query: Type.Object(
      {
        ...PagingQuery.properties,
        status: Type.Optional(about('Return only items with this status.', WorkStatus)),
        sort: Type.Optional(about('The order; `newest` by default.', RoadmapSort)),
        excludeId: Type.Optional(Text('Leave this item out.', { minLength: 1, maxLength: 64 })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, message: 'Roadmap retrieved', data: Page(RoadmapSummary) },
    work: rpc(
      'content',
      'ListRoadmap',
      ({ query: { status, sort, excludeId, ...paging } }) => ({
        ...pageRequest(paging),
        ...(status !== undefined && { status: roadmapStatusEnum.encode(status) }),
        ...(sort !== undefined && { sort: roadmapSortEnum.encode(sort) }),
        excludeId,
      }),
      ({ items, total }, { query }) => pageOf(items.map(toSummaryResponse), total, pageRequest(query)),
    ),
  }),
  route({
    ...readable,
    operation: 'getRoadmapStats',
    method: 'GET',
    path: '/roadmap/stats',
    summary: 'Get roadmap statistics',
    description: 'Returns how many items the roadmap has, by status.',
    response: { status: 200, message: 'Roadmap statistics retrieved', data: RoadmapStats },
    work: rpc(
      'content',
      'GetRoadmapStats',
      () => ({}),
      ({ todo, inProgress, done }) => {
        const totalFeatures = todo + inProgress + done
        return { totalFeatures, todo, inProgress, done, completionRate: percent(done, totalFeatures) }
      },
    ),
  }),
  route({
    ...readable,
    operation: 'getRoadmapItem',
    method: 'GET',
    path: '/roadmap/:id',
    summary: 'Get a roadmap item',
    description: 'Returns an item with its long texts and `details`.',
    params: idParams('the item'),
    resource: 'Roadmap item',
    response: { status: 200, message: 'Roadmap item retrieved', data: RoadmapItem },
    work: rpc(
      'content',
      'GetRoadmapItem',
      ({ params }) => params,
      ({ item }) => toItemResponse(item),
    ),
  }),
]
