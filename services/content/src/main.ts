import { settlePaidWork } from '@resume/paid-work/settle-job'
import { runService } from '@resume/service-kit/service/run-service'
import { leftovers } from './adapters/clean-up.ts'
import { compose } from './compose.ts'
import { readContentConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { jobs } from './jobs.ts'
import { contentRpcs } from './rpc/index.ts'
import { writingRpcs } from './rpc/writing.ts'

/** Content: what the platform says about itself, and what the administrator does. */
await runService({
  name: 'content',
  config: readContentConfig,
  database: {
    url: (config) => config.CONTENT_DATABASE_URL,
    directUrl: (config) => config.CONTENT_DATABASE_DIRECT_URL,
    client: PrismaClient,
  },
  usesRedis: true,
  events,
  leftovers,
  compose,
  jobs: (dependencies) => [...jobs(dependencies), settlePaidWork(dependencies.paidWork)],
  rpcs: (dependencies) => [contentRpcs(dependencies), writingRpcs(dependencies)],
})
