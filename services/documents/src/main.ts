import { letHeapGrow } from '@resume/service-kit/process/heap-growth'
import { runService } from '@resume/service-kit/service/run-service'
import { leftovers } from './adapters/clean-up.ts'
import { compose } from './compose.ts'
import { readDocumentsConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { jobs } from './jobs.ts'
import { documentsRpcs } from './rpc/index.ts'

letHeapGrow()

/** Documents: documents and their versions, master profiles, imports and share links. */
await runService({
  name: 'documents',
  config: readDocumentsConfig,
  database: {
    url: (config) => config.DOCUMENTS_DATABASE_URL,
    directUrl: (config) => config.DOCUMENTS_DATABASE_DIRECT_URL,
    client: PrismaClient,
  },
  usesRedis: true,
  events,
  leftovers,
  compose,
  jobs,
  rpcs: (dependencies) => [documentsRpcs(dependencies)],
})
