import { statisticsKeys } from '@resume/proto/statistics'
import { createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import { AppError } from '@resume/service-kit/errors/app-error'
import { createCommit } from '@resume/service-kit/outbox/commit'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createAmbassadors } from './adapters/ambassadors.ts'
import { createAuditLog } from './adapters/audit.ts'
import { createChangelog } from './adapters/changelog.ts'
import { createCodehostSnapshot } from './adapters/codehost-snapshots.ts'
import { createCodehostSync } from './adapters/codehost-sync.ts'
import { contact } from './adapters/contact.ts'
import type { Database, Transaction } from './adapters/database.ts'
import { createEventCounts } from './adapters/event-counts.ts'
import { createRoadmap } from './adapters/roadmap.ts'
import { exportUserDataFrom } from './adapters/user-data-export.ts'
import { users } from './adapters/users.ts'
import { composeWriting } from './compose-writing.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'
import type { JobDependencies } from './jobs.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { EraseUserDataPorts } from './use-cases/erase-user-data.ts'
import type { RecordForeignActionPorts } from './use-cases/record-foreign-action.ts'

/** Longest that a switch to another snapshot may take, in milliseconds: it can write every item of a large repository. */
const switchMs = 60_000

/** Puts the adapters into the ports of the use cases. */
export function compose(kit: ServiceKit<Config, Database, Published>) {
  const { config, database, commit, logger } = kit
  if (config.CODEHOST_REPO === undefined) logger.info({ integration: 'code host' }, 'an integration is not configured')
  const stopping = new AbortController()
  kit.onShutdown('code host sync', () => stopping.abort())
  const switches = createCommit<Transaction, never>(
    (work) => database.$transaction(work, { timeout: switchMs }),
    kit.drops,
  )
  return {
    ...composeWriting(kit),
    commit,
    users,
    contact,
    adminEmail: config.ADMIN_EMAIL,
    audit: createAuditLog(database),
    changelog: createChangelog(database),
    roadmap: createRoadmap(database),
    ambassadors: createAmbassadors(database),
    codehost: createCodehostSnapshot(database),
    sync: createCodehostSync({
      ...{ database, commit: switches, pool: kit.quickPool(2, 'sync'), signal: stopping.signal },
      apiUrl: config.CODEHOST_API_URL,
      timeoutMs: config.CODEHOST_TIMEOUT_MS,
      token: config.CODEHOST_TOKEN,
      repo: config.CODEHOST_REPO,
      leaseMs: config.CODEHOST_LOCK_MS,
    }),
    eventCounts: createEventCounts(database),
    bufferedEvents: createCountBuffer(kit.redis({ commandTimeoutMs: 5_000 }), statisticsKeys),
    statsFlushIntervalMs: config.STATS_FLUSH_INTERVAL_MS,
    onFailedSync: (err: unknown) => logger.warn({ err }, 'a sync with the code host failed'),
    requireAmbassadorProgram() {
      if (!config.FEATURE_AMBASSADOR) throw new AppError('feature_off', { feature: 'The ambassador program' })
    },
    exportUserData: exportUserDataFrom(database),
  } satisfies Dependencies & RecordForeignActionPorts & EraseUserDataPorts & JobDependencies
}
