import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { createChangelogEntry } from '../use-cases/create-changelog-entry.ts'
import { decodeNew, encodeEntry } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Creates an entry. */
export function createChangelogEntryRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['CreateChangelogEntry']> {
  return async ({ fields, reason }) => {
    const entry = await createChangelogEntry(dependencies, requireAdministrator(), decodeNew(fields), reason)
    return { entry: encodeEntry(entry) }
  }
}
