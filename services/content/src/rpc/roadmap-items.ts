import { roadmapStatusEnum } from '@resume/proto/content-enums'
import type { RoadmapFieldsOutput } from '@resume/proto/generated/resume/content/v1/RoadmapFields'
import type { RoadmapItem as RoadmapItemMessage } from '@resume/proto/generated/resume/content/v1/RoadmapItem'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'
import { itemNotFound, type RoadmapFields, type RoadmapItem } from '../domain/roadmap.ts'
import type { NewRoadmapItem } from '../use-cases/create-roadmap-item.ts'

/** An item as a message of a list. */
export function encodeSummary({ id, title, description, tags, ...item }: RoadmapItem) {
  return {
    ...{ id, title, description, tags },
    status: roadmapStatusEnum.encode(item.status),
    eta: item.eta ?? undefined,
    timeline: item.timeline ?? undefined,
    createdAt: item.createdAt.toISOString(),
    startedAt: item.startedAt?.toISOString(),
    completedAt: item.completedAt?.toISOString(),
    completedQuarter: item.completedQuarter ?? undefined,
    updatedAt: item.updatedAt.toISOString(),
  } satisfies RoadmapItemMessage
}

/** An item as a message, with everything about it. */
export function encodeItem(item: RoadmapItem) {
  const { fullDescription, whyItMatters, details } = item
  return { ...encodeSummary(item), fullDescription, whyItMatters, details: Buffer.from(JSON.stringify(details)) }
}

/** The fields that a message sets. */
export function decodeFields(sent: RoadmapFieldsOutput | null): Partial<RoadmapFields> {
  if (!sent) return {}
  const { title, description, fullDescription, whyItMatters, eta, timeline, tags, details } = sent
  const status = roadmapStatusEnum.decode(sent.status)
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(fullDescription !== undefined && { fullDescription }),
    ...(whyItMatters !== undefined && { whyItMatters }),
    ...(eta !== undefined && { eta: eta || null }),
    ...(timeline !== undefined && { timeline: timeline || null }),
    ...(tags && { tags: [...new Set(tags.values)] }),
    ...(details !== undefined && { details: JSON.parse(details.toString()) }),
    ...(status !== undefined && { status }),
  }
}

/** The fields of a new item. @throws AppError `validation_failed` without what it must have */
export function decodeNew(sent: RoadmapFieldsOutput | null): NewRoadmapItem {
  const { title, description, ...rest } = decodeFields(sent)
  if (title === undefined || description === undefined) {
    throw invalidFields({ path: 'title', message: 'must come with a description' })
  }
  return { title, description, ...rest }
}

/** The ID of an item as it was sent; a malformed one names no item. @throws AppError `not_found` */
export function itemId(sent: string): string {
  if (!isId(sent)) throw itemNotFound()
  return sent
}
