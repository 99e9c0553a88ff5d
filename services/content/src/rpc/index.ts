import { contentService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { createChangelogEntryRpc } from './create-changelog-entry.ts'
import { deleteChangelogEntryRpc } from './delete-changelog-entry.ts'
import type { Dependencies } from './dependencies.ts'
import { getChangelogEntryRpc } from './get-changelog-entry.ts'
import { getChangelogStatsRpc } from './get-changelog-stats.ts'
import { listAuditRpc } from './list-audit.ts'
import { listChangelogRpc } from './list-changelog.ts'
import { listScheduledChangelogRpc } from './list-scheduled-changelog.ts'
import { updateChangelogEntryRpc } from './update-changelog-entry.ts'

/** Every RPC of content. */
export function contentRpcs(dependencies: Dependencies): ServedService {
  return serve(contentService, {
    CreateChangelogEntry: createChangelogEntryRpc(dependencies),
    DeleteChangelogEntry: deleteChangelogEntryRpc(dependencies),
    GetChangelogEntry: getChangelogEntryRpc(dependencies),
    GetChangelogStats: getChangelogStatsRpc(dependencies),
    ListAudit: listAuditRpc(dependencies),
    ListChangelog: listChangelogRpc(dependencies),
    ListScheduledChangelog: listScheduledChangelogRpc(dependencies),
    UpdateChangelogEntry: updateChangelogEntryRpc(dependencies),
  })
}
