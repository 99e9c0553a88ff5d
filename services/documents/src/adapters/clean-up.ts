import { documentLimits } from '@resume/proto/limits/documents'
import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'

/** Contents that neither a document nor a version refers to. */
const orphans = {
  table: 'document_contents AS content',
  where: `NOT EXISTS (SELECT 1 FROM documents WHERE id = content.document_id AND content_id = content.id)
    AND NOT EXISTS (SELECT 1 FROM document_versions WHERE content_id = content.id)`,
}

/** Removes old versions, documents that can no longer be restored, and records that have served their purpose. */
export const cleanUp = createCleanUp([
  olderThan('documents', 'deleted_at', `${documentLimits.restorableDays} days`),
  olderThan('document_versions', 'superseded_at', `${documentLimits.versionDays} days`),
  olderThan('flushed_view_batches', 'flushed_at', '7 days'),
  /** Longer than the longest window of an import quota. */
  olderThan('import_uses', 'at', '40 days'),
  handledEvents,
  /** As long as a late event about them can arrive. */
  olderThan('owners', 'erased_at', '40 days'),
  orphans,
])
