import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getRoadmapItem } from '../use-cases/read-roadmap.ts'
import type { Dependencies } from './dependencies.ts'
import { encodeItem, itemId } from './roadmap-items.ts'

/** Reads an item. */
export function getRoadmapItemRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['GetRoadmapItem']> {
  return async ({ id }) => ({ item: encodeItem(await getRoadmapItem(dependencies, itemId(id))) })
}
