import { connectModel } from '@resume/service-kit/ai/language-model'
import { transactionsOfPool } from '@resume/service-kit/database/pool-transactions'
import { createCommit } from '@resume/service-kit/outbox/commit'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createAccountCounts } from './adapters/account-counts.ts'
import { createCodehostApi } from './adapters/codehost-api.ts'
import { createDailyCounts } from './adapters/daily-counts.ts'
import type { Database } from './adapters/database.ts'
import { createDocumentCounts } from './adapters/document-counts.ts'
import { createDocumentRepository } from './adapters/documents.ts'
import { createImportUseRepository } from './adapters/import-uses.ts'
import { createLargeContents } from './adapters/large-contents.ts'
import { createMasterProfileRepository } from './adapters/master-profiles.ts'
import { createNetworkReader } from './adapters/network-reader.ts'
import { createOwnerTurns } from './adapters/owner-turns.ts'
import { owners } from './adapters/owners.ts'
import { createShareLinkRepository } from './adapters/share-links.ts'
import { createSharePasswords } from './adapters/share-passwords.ts'
import { createSubscriptions } from './adapters/subscriptions.ts'
import { userData } from './adapters/user-data.ts'
import { exportUserDataFrom } from './adapters/user-data-export.ts'
import { createContentRepository, createVersionRepository } from './adapters/versions.ts'
import { createViewBuffer } from './adapters/view-buffer.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'
import type { JobDependencies } from './jobs.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { EraseUserDataPorts } from './use-cases/erase-user-data.ts'
import type { RecordSubscriptionPorts } from './use-cases/record-subscription.ts'

/** Connections for updates, which keep them while they wait for each other; reads have others. */
const updateConnections = 4

/** Puts the adapters into the ports of the use cases. */
export function compose(kit: ServiceKit<Config, Database, Published>) {
  const { config, logger, database, commit } = kit
  const ask = connectModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
  })
  if (!ask) logger.info({ integration: 'OpenAI' }, 'an integration is not configured')
  const passwords = createSharePasswords()
  kit.metrics.pool('share-passwords', passwords.use)
  const ownerTurns = createOwnerTurns()
  kit.metrics.pool('owner-turns', ownerTurns.use)
  const largeContents = createLargeContents()
  kit.metrics.pool('large-contents', largeContents.use)
  const quickPool = kit.quickPool()
  return {
    commit,
    quickCommit: createCommit(transactionsOfPool(kit.quickPool(updateConnections, 'updates')), kit.drops),
    inOwnersTurn: ownerTurns.inOwnersTurn,
    owners,
    documents: createDocumentRepository(database, quickPool, largeContents),
    dailyCounts: createDailyCounts(quickPool),
    versions: createVersionRepository(database),
    contents: createContentRepository(database),
    counts: createDocumentCounts(),
    accountCounts: createAccountCounts(quickPool),
    subscriptions: createSubscriptions(database),
    masterProfiles: createMasterProfileRepository(database),
    shareLinks: createShareLinkRepository(database, quickPool),
    passwords,
    onOutdatedHash: (err) =>
      logger.warn({ err }, 'the hash of a share password was not renewed; the next use tries again'),
    views: createViewBuffer(kit.redis()),
    onUncountedView: (err) => logger.warn({ err }, 'a view may not have been counted'),
    importUses: createImportUseRepository(database),
    onUnreleasedImport: (err) => logger.warn({ err }, 'a unit of import quota was not released; it lapses by itself'),
    codehost: createCodehostApi({
      apiUrl: config.CODEHOST_API_URL,
      token: config.CODEHOST_TOKEN,
      connection: kit.redis(),
    }),
    readNetwork: ask && createNetworkReader(ask),
    userData,
    exportUserData: exportUserDataFrom(database),
    bufferedViews: createViewBuffer(kit.redis({ commandTimeoutMs: 5_000 })),
    viewFlushIntervalMs: config.VIEW_FLUSH_INTERVAL_MS,
  } satisfies Dependencies & EraseUserDataPorts & RecordSubscriptionPorts & JobDependencies
}
