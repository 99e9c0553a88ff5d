import { runService } from '@resume/service-kit/service/run-service'
import { leftovers } from './adapters/clean-up.ts'
import { compose } from './compose.ts'
import { readIdentityConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { identityJobs } from './jobs.ts'
import { identityRpcs } from './rpc/index.ts'

/** Identity: users, sessions and API keys, over gRPC for the gateway and over HTTP for sign-in. */
await runService({
  name: 'identity',
  config: readIdentityConfig,
  database: {
    url: (config) => config.IDENTITY_DATABASE_URL,
    directUrl: (config) => config.IDENTITY_DATABASE_DIRECT_URL,
    client: PrismaClient,
  },
  usesRedis: true,
  events,
  leftovers,
  compose,
  jobs: identityJobs,
  rpcs: (dependencies) => [identityRpcs(dependencies)],
})
