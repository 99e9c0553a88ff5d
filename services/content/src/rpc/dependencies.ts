import type { CreateChangelogEntryPorts } from '../use-cases/create-changelog-entry.ts'
import type { DeleteChangelogEntryPorts } from '../use-cases/delete-changelog-entry.ts'
import type { GetChangelogEntryPorts } from '../use-cases/get-changelog-entry.ts'
import type { GetChangelogStatsPorts } from '../use-cases/get-changelog-stats.ts'
import type { ListAuditPorts } from '../use-cases/list-audit.ts'
import type { ListChangelogPorts } from '../use-cases/list-changelog.ts'
import type { ListScheduledChangelogPorts } from '../use-cases/list-scheduled-changelog.ts'
import type { UpdateChangelogEntryPorts } from '../use-cases/update-changelog-entry.ts'

type ChangelogPorts = CreateChangelogEntryPorts &
  DeleteChangelogEntryPorts &
  GetChangelogEntryPorts &
  GetChangelogStatsPorts &
  ListChangelogPorts &
  ListScheduledChangelogPorts &
  UpdateChangelogEntryPorts

/** What the RPCs work with: the ports of all use cases that they call. */
export type Dependencies = ChangelogPorts & ListAuditPorts
