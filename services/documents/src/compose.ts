import { connectModel } from '@resume/service-kit/ai/language-model'
import type { Pool } from '@resume/service-kit/database/pools'
import type { Logger } from '@resume/service-kit/logging/logger'
import type { Commit } from '@resume/service-kit/outbox/commit'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import { createCodehostApi } from './adapters/codehost-api.ts'
import type { Database } from './adapters/database.ts'
import { createDocumentCounts } from './adapters/document-counts.ts'
import { createDocumentRepository } from './adapters/documents.ts'
import { createImportUseRepository } from './adapters/import-uses.ts'
import { createMasterProfileRepository } from './adapters/master-profiles.ts'
import { createNetworkReader } from './adapters/network-reader.ts'
import { owners } from './adapters/owners.ts'
import { createShareLinkRepository } from './adapters/share-links.ts'
import { createSubscriptions } from './adapters/subscriptions.ts'
import { userData } from './adapters/user-data.ts'
import { createUserDataExport } from './adapters/user-data-export.ts'
import { createContentRepository, createVersionRepository } from './adapters/versions.ts'
import { createViewBuffer } from './adapters/view-buffer.ts'
import type { Config } from './config.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { EraseUserDataPorts } from './use-cases/erase-user-data.ts'
import type { RecordSubscriptionPorts } from './use-cases/record-subscription.ts'

/** What the service works with: the ports of all its use cases. */
export type ServiceDependencies = Dependencies & EraseUserDataPorts & RecordSubscriptionPorts

/** Puts the adapters into the ports of the use cases. */
export function compose(parts: {
  config: Config
  logger: Logger
  database: Database
  readPool: Pool
  redis: RedisConnection
  commit: Commit
}): ServiceDependencies {
  const { config, logger, database, readPool, redis, commit } = parts
  const ask = connectModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
  })
  return {
    commit,
    owners,
    documents: createDocumentRepository(database, readPool),
    versions: createVersionRepository(database),
    contents: createContentRepository(database),
    counts: createDocumentCounts(database),
    subscriptions: createSubscriptions(database),
    masterProfiles: createMasterProfileRepository(database),
    shareLinks: createShareLinkRepository(database),
    views: createViewBuffer(redis),
    onUncountedView: (err) => logger.warn({ err }, 'a view may not have been counted'),
    importUses: createImportUseRepository(database),
    onUnreleasedImport: (err) => logger.warn({ err }, 'a unit of import quota was not released; it lapses by itself'),
    codehost: createCodehostApi({
      apiUrl: config.CODEHOST_API_URL,
      token: config.CODEHOST_TOKEN,
      connection: redis,
    }),
    readNetwork: ask && createNetworkReader(ask),
    userData,
    exportUserData: createUserDataExport(database),
  }
}
