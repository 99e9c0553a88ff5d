import type { RoadmapSort, WorkStatus } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'

/** What the administrator says about an item. */
export interface RoadmapFields {
  title: string
  description: string
  fullDescription: string
  whyItMatters: string
  /** A JSON object for pages about the item. */
  details: object | null
  status: WorkStatus
  eta: string | null
  timeline: string | null
  tags: string[]
}

/** When an item was begun and done. */
export interface RoadmapTimes {
  startedAt: Date | null
  completedAt: Date | null
  /** Such as `Q3 2026`. */
  completedQuarter: string | null
}

/** Something that is planned, in work or done. */
export interface RoadmapItem extends RoadmapFields, RoadmapTimes {
  id: string
  createdAt: Date
  updatedAt: Date
}

/** Which items to list, and how. */
export interface RoadmapQuery {
  status: WorkStatus | undefined
  sort: RoadmapSort
  excludeId: string | undefined
}

const never: RoadmapTimes = { startedAt: null, completedAt: null, completedQuarter: null }

/** The times of an item that moves to a status; those of one that stays where it is do not change. */
export function timesAfterMove(
  { status, ...former }: RoadmapTimes & { status: WorkStatus | undefined },
  next: WorkStatus,
  now: Date,
): RoadmapTimes {
  const { startedAt, completedAt, completedQuarter } = former
  if (next === status) return { startedAt, completedAt, completedQuarter }
  if (next === 'todo') return never
  const begun = startedAt ?? now
  if (next === 'in-progress') return { ...never, startedAt: begun }
  return { startedAt: begun, completedAt: now, completedQuarter: quarterOf(now) }
}

/** The quarter of a time in UTC, such as `Q3 2026`. */
export function quarterOf(time: Date): string {
  return `Q${Math.floor(time.getUTCMonth() / 3) + 1} ${time.getUTCFullYear()}`
}

/** What a new item has besides what its author must say. */
export function blankItem(now: Date): Omit<RoadmapItem, 'title' | 'description' | 'id'> {
  const texts = { fullDescription: '', whyItMatters: '', details: null, eta: null, timeline: null, tags: [] }
  return { ...texts, ...never, status: 'todo', createdAt: now, updatedAt: now }
}

/** There is no such item. */
export const itemNotFound = () => new AppError('not_found', { resource: 'Roadmap item' })
