import { createCleanUp, handledEvents, olderThan } from '@resume/service-kit/jobs/clean-up'
import { restorableDays } from './lifecycle.ts'
import { versionDays } from './versions.ts'

/** Contents that neither a document nor a version points to. */
const orphans = {
  table: 'document_contents AS content',
  where: `NOT EXISTS (SELECT 1 FROM documents WHERE id = content.document_id AND content_id = content.id)
    AND NOT EXISTS (SELECT 1 FROM document_versions WHERE content_id = content.id)`,
}

/** Removes old versions, documents deleted long ago, and notes that nobody needs any more. */
export const cleanUp = createCleanUp([
  olderThan('documents', 'deleted_at', `${restorableDays} days`),
  olderThan('document_versions', 'superseded_at', `${versionDays} days`),
  olderThan('flushed_view_batches', 'flushed_at', '7 days'),
  /** Longer than the longest window of an import quota. */
  olderThan('import_uses', 'at', '40 days'),
  handledEvents,
  /** As long as an event about them can come late. */
  olderThan('owners', 'erased_at', '40 days'),
  orphans,
])
