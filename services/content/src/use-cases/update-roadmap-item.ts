import { cacheKeys } from '@resume/proto/cache-keys'
import type { Actor } from '@resume/service-kit/context/administrator'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { differences } from '../domain/audit.ts'
import { itemNotFound, type RoadmapFields, type RoadmapItem, timesAfterMove } from '../domain/roadmap.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What changing an item needs. */
export type UpdateRoadmapItemPorts = CommitActionPorts & {
  roadmap: {
    /** Reads an item that nobody else changes until the transaction ends. */
    lock(transaction: Transaction, id: string): Promise<RoadmapItem | null>
    save(transaction: Transaction, item: RoadmapItem): Promise<void>
  }
}

/** Changes an item. A move to another status sets when it was begun and done. @throws AppError `not_found` */
export function updateRoadmapItem(
  ports: UpdateRoadmapItemPorts,
  actor: Actor,
  id: string,
  fields: Partial<RoadmapFields>,
  reason: string | undefined,
): Promise<RoadmapItem> {
  return commitAction(ports, [cacheKeys.roadmap], async (transaction) => {
    const former = await ports.roadmap.lock(transaction, id)
    if (!former) throw itemNotFound()
    const now = new Date()
    const times = timesAfterMove(former, fields.status ?? former.status, now)
    const changed = { ...former, ...fields, ...times }
    const item = { ...changed, updatedAt: now }
    await ports.roadmap.save(transaction, item)
    const subject = { subjectType: 'roadmap', subjectId: id }
    const states = differences(former, changed)
    return { result: item, action: { actor, action: 'roadmap.update', ...subject, ...states, reason } }
  })
}
