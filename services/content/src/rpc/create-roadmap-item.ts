import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { createRoadmapItem } from '../use-cases/create-roadmap-item.ts'
import type { Dependencies } from './dependencies.ts'
import { decodeNew, encodeItem } from './roadmap-items.ts'

/** Creates an item. */
export function createRoadmapItemRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['CreateRoadmapItem']> {
  return async ({ fields, reason }) => {
    const item = await createRoadmapItem(dependencies, requireAdministrator(), decodeNew(fields), reason)
    return { item: encodeItem(item) }
  }
}
