import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { getChangelogEntry } from '../use-cases/get-changelog-entry.ts'
import { encodeEntry, entryId } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Reads a published entry. */
export function getChangelogEntryRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['GetChangelogEntry']> {
  return async ({ id }) => ({ entry: encodeEntry(await getChangelogEntry(dependencies, entryId(id))) })
}
