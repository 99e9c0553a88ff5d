import { contentService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { applyAsAmbassadorRpc } from './apply-as-ambassador.ts'
import { createChangelogEntryRpc } from './create-changelog-entry.ts'
import { createRoadmapItemRpc } from './create-roadmap-item.ts'
import { decideAmbassadorRpc } from './decide-ambassador.ts'
import { deleteChangelogEntryRpc } from './delete-changelog-entry.ts'
import { deleteRoadmapItemRpc } from './delete-roadmap-item.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { getAmbassadorRpc } from './get-ambassador.ts'
import { getChangelogEntryRpc } from './get-changelog-entry.ts'
import { getChangelogStatsRpc } from './get-changelog-stats.ts'
import { getCodehostStatsRpc } from './get-codehost-stats.ts'
import { getRoadmapItemRpc } from './get-roadmap-item.ts'
import { getRoadmapStatsRpc } from './get-roadmap-stats.ts'
import { listAmbassadorsRpc } from './list-ambassadors.ts'
import { listAuditRpc } from './list-audit.ts'
import { listChangelogRpc } from './list-changelog.ts'
import { listCodehostIssuesRpc } from './list-codehost-issues.ts'
import { listEventCountsRpc } from './list-event-counts.ts'
import { listRoadmapRpc } from './list-roadmap.ts'
import { listScheduledChangelogRpc } from './list-scheduled-changelog.ts'
import { recordActionRpc } from './record-action.ts'
import { sendContactMessageRpc } from './send-contact-message.ts'
import { syncCodehostRpc } from './sync-codehost.ts'
import { updateChangelogEntryRpc } from './update-changelog-entry.ts'
import { updateRoadmapItemRpc } from './update-roadmap-item.ts'

/** Every RPC of content. */
export function contentRpcs(dependencies: Dependencies): ServedService {
  return serve(contentService, {
    ApplyAsAmbassador: applyAsAmbassadorRpc(dependencies),
    CreateChangelogEntry: createChangelogEntryRpc(dependencies),
    CreateRoadmapItem: createRoadmapItemRpc(dependencies),
    DecideAmbassador: decideAmbassadorRpc(dependencies),
    DeleteChangelogEntry: deleteChangelogEntryRpc(dependencies),
    DeleteRoadmapItem: deleteRoadmapItemRpc(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
    GetAmbassador: getAmbassadorRpc(dependencies),
    GetChangelogEntry: getChangelogEntryRpc(dependencies),
    GetChangelogStats: getChangelogStatsRpc(dependencies),
    GetCodehostStats: getCodehostStatsRpc(dependencies),
    GetRoadmapItem: getRoadmapItemRpc(dependencies),
    GetRoadmapStats: getRoadmapStatsRpc(dependencies),
    ListAmbassadors: listAmbassadorsRpc(dependencies),
    ListAudit: listAuditRpc(dependencies),
    ListChangelog: listChangelogRpc(dependencies),
    ListCodehostIssues: listCodehostIssuesRpc(dependencies),
    ListEventCounts: listEventCountsRpc(dependencies),
    ListRoadmap: listRoadmapRpc(dependencies),
    ListScheduledChangelog: listScheduledChangelogRpc(dependencies),
    RecordAction: recordActionRpc(dependencies),
    SendContactMessage: sendContactMessageRpc(dependencies),
    SyncCodehost: syncCodehostRpc(dependencies),
    UpdateChangelogEntry: updateChangelogEntryRpc(dependencies),
    UpdateRoadmapItem: updateRoadmapItemRpc(dependencies),
  })
}
