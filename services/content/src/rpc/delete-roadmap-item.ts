import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteRoadmapItem } from '../use-cases/delete-roadmap-item.ts'
import type { Dependencies } from './dependencies.ts'
import { itemId } from './roadmap-items.ts'

/** Deletes an item. */
export function deleteRoadmapItemRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['DeleteRoadmapItem']> {
  return async ({ id, reason }) => {
    await deleteRoadmapItem(dependencies, requireAdministrator(), itemId(id), reason)
    return {}
  }
}
