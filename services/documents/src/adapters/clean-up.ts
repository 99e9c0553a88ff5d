import { documentLimits } from '@resume/proto/limits/documents'
import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'

/** Removes documents that can no longer be restored, and records that have served their purpose. */
export const cleanUp = createCleanUp([
  olderThan('documents', 'deleted_at', `${documentLimits.restorableDays} days`),
  olderThan('flushed_view_batches', 'flushed_at', '7 days'),
  /** Longer than the longest window of an import quota. */
  olderThan('import_uses', 'at', '40 days'),
  handledEvents,
  /** As long as a late event about them can arrive. */
  olderThan('owners', 'erased_at', '40 days'),
])
