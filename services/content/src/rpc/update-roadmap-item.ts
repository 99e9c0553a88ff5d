import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { updateRoadmapItem } from '../use-cases/update-roadmap-item.ts'
import type { Dependencies } from './dependencies.ts'
import { decodeFields, encodeItem, itemId } from './roadmap-items.ts'

/** Changes an item. */
export function updateRoadmapItemRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['UpdateRoadmapItem']> {
  return async ({ id, fields, reason }) => {
    const actor = requireAdministrator()
    const item = await updateRoadmapItem(dependencies, actor, itemId(id), decodeFields(fields), reason)
    return { item: encodeItem(item) }
  }
}
