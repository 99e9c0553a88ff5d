import type { CodehostKind, WorkStatus } from '@resume/proto/limits/content'
import type { ExportUserData } from '@resume/service-kit/user-data/export'
import type { CodehostItem, Snapshot } from '../domain/codehost.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { ApplyAsAmbassadorPorts } from '../use-cases/apply-as-ambassador.ts'
import type { CreateChangelogEntryPorts } from '../use-cases/create-changelog-entry.ts'
import type { CreateRoadmapItemPorts } from '../use-cases/create-roadmap-item.ts'
import type { DecideAmbassadorPorts } from '../use-cases/decide-ambassador.ts'
import type { DeleteChangelogEntryPorts } from '../use-cases/delete-changelog-entry.ts'
import type { DeleteRoadmapItemPorts } from '../use-cases/delete-roadmap-item.ts'
import type { GetChangelogEntryPorts } from '../use-cases/get-changelog-entry.ts'
import type { GetChangelogStatsPorts } from '../use-cases/get-changelog-stats.ts'
import type { ListAuditPorts } from '../use-cases/list-audit.ts'
import type { ListChangelogPorts } from '../use-cases/list-changelog.ts'
import type { ListEventCountsPorts } from '../use-cases/list-event-counts.ts'
import type { ListScheduledChangelogPorts } from '../use-cases/list-scheduled-changelog.ts'
import type { ReadAmbassadorsPorts } from '../use-cases/read-ambassadors.ts'
import type { ReadRoadmapPorts } from '../use-cases/read-roadmap.ts'
import type { SendContactMessagePorts } from '../use-cases/send-contact-message.ts'
import type { StartManualSyncPorts } from '../use-cases/start-manual-sync.ts'
import type { UpdateChangelogEntryPorts } from '../use-cases/update-changelog-entry.ts'
import type { UpdateRoadmapItemPorts } from '../use-cases/update-roadmap-item.ts'
import type { WritingDependencies } from './writing.ts'

type ChangelogPorts = CreateChangelogEntryPorts &
  DeleteChangelogEntryPorts &
  GetChangelogEntryPorts &
  GetChangelogStatsPorts &
  ListChangelogPorts &
  ListScheduledChangelogPorts &
  UpdateChangelogEntryPorts

type RoadmapPorts = CreateRoadmapItemPorts & DeleteRoadmapItemPorts & ReadRoadmapPorts & UpdateRoadmapItemPorts

type AmbassadorPorts = ApplyAsAmbassadorPorts &
  DecideAmbassadorPorts &
  ReadAmbassadorsPorts & {
    /** @throws AppError `feature_off` where the program is not offered */
    requireAmbassadorProgram(): void
  }

interface CodehostPorts extends StartManualSyncPorts {
  codehost: {
    read(): Promise<Snapshot | null>
    list(
      filter: { kind: CodehostKind | undefined; status: WorkStatus | undefined },
      page: PageRequest,
    ): Promise<Page<CodehostItem>>
  }
}

/** What the RPCs work with: the ports of all use cases that they call. */
export type Dependencies = ChangelogPorts &
  CodehostPorts &
  RoadmapPorts &
  AmbassadorPorts &
  SendContactMessagePorts &
  WritingDependencies &
  ListEventCountsPorts &
  ListAuditPorts & { exportUserData: ExportUserData }
