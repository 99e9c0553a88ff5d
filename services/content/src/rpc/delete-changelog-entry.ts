import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { deleteChangelogEntry } from '../use-cases/delete-changelog-entry.ts'
import { entryId } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Deletes an entry. */
export function deleteChangelogEntryRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['DeleteChangelogEntry']> {
  return async ({ id, reason }) => {
    await deleteChangelogEntry(dependencies, requireAdministrator(), entryId(id), reason)
    return {}
  }
}
