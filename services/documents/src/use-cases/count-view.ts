import type { Principal } from '@resume/service-kit/context/request-context'
import type { ShareLink } from '../domain/share-link.ts'

/** What counting a view needs. */
export interface CountViewPorts {
  views: {
    /** Whether views can be buffered now. */
    isUp(): boolean
    /** Buffers a view. */
    add(shareLinkId: string, at: Date): Promise<void>
  }
  shareLinks: {
    /** Adds a view to a link at once. */
    addView(shareLinkId: string, at: Date): Promise<void>
  }
  /** Told of a view that may not have been counted. */
  onUncountedView(error: unknown): void
}

/**
 * Counts a view of a link, except by its owner. Views are buffered, and added to the link at once only while the buffer
 * is away. A view whose buffering failed may have been counted or not: it is not counted again.
 */
export async function countView(
  { views, shareLinks, onUncountedView }: CountViewPorts,
  reader: Principal,
  link: Pick<ShareLink, 'id' | 'userId'>,
): Promise<void> {
  if (reader.kind !== 'anonymous' && reader.userId === link.userId) return
  const now = new Date()
  if (views.isUp()) await views.add(link.id, now).catch(onUncountedView)
  else await shareLinks.addView(link.id, now)
}
