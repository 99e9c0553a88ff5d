import { newId } from '@resume/service-kit/ids'

/** Views of somebody's portfolio on a day. */
export interface DayViews {
  userId: string
  /** YYYY-MM-DD, in UTC. */
  day: string
  views: number
}

/** Views on a day that came from a site. */
export type HostViews = DayViews & { host: string }

/** Buffered views that are being counted. */
export interface ViewBatch {
  id: string
  days: DayViews[]
  hosts: HostViews[]
}

/** What flushing views needs. */
export interface FlushViewsPorts {
  views: {
    isUp(): boolean
    /** Takes the batch that an earlier flush left unfinished, else makes one of all buffered views; undefined without any. */
    take(newBatchId: string): Promise<ViewBatch | undefined>
    /** Forgets a batch that has been added. */
    finish(batchId: string): Promise<void>
  }
  viewCounts: {
    /** Adds a batch to the counts of users who were not erased, once. @throws Error when the job's lease has passed on */
    addBatch(batch: ViewBatch): Promise<void>
  }
}

/**
 * Adds buffered views to the counts. A batch stays in the buffer until it is added, and its id is stored in the same
 * transaction: the next flush continues one that was interrupted anywhere, and nothing is added twice (ADR 12).
 */
export async function flushViews({ views, viewCounts }: FlushViewsPorts): Promise<void> {
  if (!views.isUp()) return
  const batch = await views.take(newId())
  if (!batch) return
  await viewCounts.addBatch(batch)
  await views.finish(batch.id)
}
