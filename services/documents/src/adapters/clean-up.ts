import { documentLimits } from '@resume/proto/limits/documents'
import { olderThan } from '@resume/service-kit/jobs/clean-up'

/** Documents that can no longer be restored, and records that have served their purpose. */
export const leftovers = [
  /** With each go up to 51 contents of 1 MB. */
  { ...olderThan('documents', 'deleted_at', `${documentLimits.restorableDays} days`), atOnce: 100 },
  olderThan('flushed_view_batches', 'flushed_at', '7 days'),
  /** Longer than the longest window of an import quota. */
  olderThan('import_uses', 'at', '40 days'),
  /** As long as a late event about them can arrive. */
  olderThan('owners', 'erased_at', '40 days'),
]
