import { cacheKeys } from '@resume/proto/cache-keys'
import type { Actor } from '@resume/service-kit/context/administrator'
import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import { blankItem, type RoadmapFields, type RoadmapItem, timesAfterMove } from '../domain/roadmap.ts'
import { type CommitActionPorts, commitAction } from './commit-action.ts'

/** What creating an item needs. */
export type CreateRoadmapItemPorts = CommitActionPorts & {
  roadmap: {
    insert(transaction: Transaction, item: RoadmapItem): Promise<void>
  }
}

/** What the author of an item must say, and may. */
export type NewRoadmapItem = Pick<RoadmapFields, 'title' | 'description'> & Partial<RoadmapFields>

/** Creates an item, to do unless it says otherwise. */
export function createRoadmapItem(
  ports: CreateRoadmapItemPorts,
  actor: Actor,
  fields: NewRoadmapItem,
  reason: string | undefined,
): Promise<RoadmapItem> {
  const now = new Date()
  const blank = { id: newId(), ...blankItem(now), ...fields }
  const item = { ...blank, ...timesAfterMove({ ...blank, status: 'todo' }, blank.status, now) }
  return commitAction(ports, [cacheKeys.roadmap], async (transaction) => {
    await ports.roadmap.insert(transaction, item)
    const subject = { subjectType: 'roadmap', subjectId: item.id }
    return {
      result: item,
      action: { actor, action: 'roadmap.create', ...subject, before: null, after: item, reason },
    }
  })
}
