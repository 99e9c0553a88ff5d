import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { countRoadmap } from '../use-cases/read-roadmap.ts'
import type { Dependencies } from './dependencies.ts'

/** Counts the roadmap's items by status. */
export function getRoadmapStatsRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['GetRoadmapStats']> {
  return async () => {
    const { todo, 'in-progress': inProgress, done } = await countRoadmap(dependencies)
    return { todo, inProgress, done }
  }
}
