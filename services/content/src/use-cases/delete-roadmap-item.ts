import { cacheKeys } from '@resume/proto/cache-keys'
import type { Actor } from '@resume/service-kit/context/administrator'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { itemNotFound, type RoadmapItem } from '../domain/roadmap.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What deleting an item needs. */
export type DeleteRoadmapItemPorts = CommitActionPorts & {
  roadmap: {
    /** Removes an item. @returns it as it was; null when there is none */
    remove(transaction: Transaction, id: string): Promise<RoadmapItem | null>
  }
}

/** Deletes an item. @throws AppError `not_found` */
export function deleteRoadmapItem(
  ports: DeleteRoadmapItemPorts,
  actor: Actor,
  id: string,
  reason: string | undefined,
): Promise<void> {
  return commitAction(ports, [cacheKeys.roadmap], async (transaction) => {
    const item = await ports.roadmap.remove(transaction, id)
    if (!item) throw itemNotFound()
    const subject = { subjectType: 'roadmap', subjectId: id }
    return {
      result: undefined,
      action: { actor, action: 'roadmap.delete', ...subject, before: item, after: null, reason },
    }
  })
}
