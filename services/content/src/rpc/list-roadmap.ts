import { roadmapSortEnum, roadmapStatusEnum } from '@resume/proto/content-enums'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { isId } from '@resume/service-kit/ids'
import { listRoadmap } from '../use-cases/read-roadmap.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeSummary } from './roadmap-items.ts'

/** Lists the roadmap. */
export function listRoadmapRpc(dependencies: Dependencies): UnaryHandler<ContentServiceDefinition['ListRoadmap']> {
  return async ({ limit, offset, excludeId, ...sent }) => {
    const status = roadmapStatusEnum.decode(sent.status)
    const sort = roadmapSortEnum.decode(sent.sort) ?? 'newest'
    const excluded = excludeId !== undefined && isId(excludeId) ? excludeId : undefined
    const { items, total } = await listRoadmap(dependencies, { status, sort, excludeId: excluded }, { limit, offset })
    return { items: items.map(encodeSummary), total }
  }
}
