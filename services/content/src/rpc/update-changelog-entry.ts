import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { updateChangelogEntry } from '../use-cases/update-changelog-entry.ts'
import { decodeFields, encodeEntry, entryId } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Changes an entry. */
export function updateChangelogEntryRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['UpdateChangelogEntry']> {
  return async ({ id, fields, reason }) => {
    const actor = requireAdministrator()
    const entry = await updateChangelogEntry(dependencies, actor, entryId(id), decodeFields(fields), reason)
    return { entry: encodeEntry(entry) }
  }
}
