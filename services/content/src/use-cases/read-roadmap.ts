import type { WorkStatus } from '@resume/proto/limits/content'
import type { Page, PageRequest } from '../domain/page.ts'
import { itemNotFound, type RoadmapItem, type RoadmapQuery } from '../domain/roadmap.ts'

/** What reading the roadmap needs. */
export interface ReadRoadmapPorts {
  roadmap: {
    list(query: RoadmapQuery, page: PageRequest): Promise<Page<RoadmapItem>>
    find(id: string): Promise<RoadmapItem | null>
    countByStatus(): Promise<Record<WorkStatus, number>>
  }
}

/** Lists the roadmap. */
export function listRoadmap(
  { roadmap }: ReadRoadmapPorts,
  query: RoadmapQuery,
  page: PageRequest,
): Promise<Page<RoadmapItem>> {
  return roadmap.list(query, page)
}

/** Reads an item. @throws AppError `not_found` */
export async function getRoadmapItem({ roadmap }: ReadRoadmapPorts, id: string): Promise<RoadmapItem> {
  const item = await roadmap.find(id)
  if (!item) throw itemNotFound()
  return item
}

/** How many items are in each status. */
export function countRoadmap({ roadmap }: ReadRoadmapPorts): Promise<Record<WorkStatus, number>> {
  return roadmap.countByStatus()
}
