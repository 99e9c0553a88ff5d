import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { listScheduledChangelog } from '../use-cases/list-scheduled-changelog.ts'
import { encodeEntry } from './changelog-entries.ts'
import type { Dependencies } from './dependencies.ts'

/** Lists all changelog entries for the administrator, those whose time has not come too. */
export function listScheduledChangelogRpc(
  dependencies: Dependencies,
): UnaryHandler<ContentServiceDefinition['ListScheduledChangelog']> {
  return async ({ limit, offset }) => {
    requireAdministrator()
    const { items, total } = await listScheduledChangelog(dependencies, { limit, offset })
    return { items: items.map(encodeEntry), total }
  }
}
