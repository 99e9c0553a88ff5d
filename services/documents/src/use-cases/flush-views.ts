import { newId } from '@resume/service-kit/ids'

/** Views of a link. */
export interface LinkViews {
  shareLinkId: string
  views: number
  lastAt: Date
}

/** Buffered views that are being added to their links. */
export interface ViewBatch {
  id: string
  links: LinkViews[]
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
  shareLinks: {
    /** Adds a batch to the links that still exist, once. @throws Error when the job's lease has passed to another process */
    addBatch(batch: ViewBatch): Promise<void>
  }
}

/**
 * Adds buffered views to their links. A batch stays in the buffer until it is added, and its id is stored in the same
 * transaction: the next flush continues one that was interrupted anywhere, and nothing is added twice.
 */
export async function flushViews({ views, shareLinks }: FlushViewsPorts): Promise<void> {
  if (!views.isUp()) return
  const batch = await views.take(newId())
  if (!batch) return
  await shareLinks.addBatch(batch)
  await views.finish(batch.id)
}
