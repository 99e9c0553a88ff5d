import { runService } from '@resume/service-kit/service/run-service'
import { leftovers } from './adapters/clean-up.ts'
import { compose } from './compose.ts'
import { readPortfolioConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { imageJobs } from './image-jobs.ts'
import { publicationJobs } from './publication-jobs.ts'
import { portfolioRpcs } from './rpc/index.ts'

/** Portfolio: publications of portfolios, the images in them, and their views. */
await runService({
  name: 'portfolio',
  config: readPortfolioConfig,
  database: {
    url: (config) => config.PORTFOLIO_DATABASE_URL,
    directUrl: (config) => config.PORTFOLIO_DATABASE_DIRECT_URL,
    client: PrismaClient,
  },
  usesRedis: true,
  events,
  leftovers,
  compose,
  jobs: (dependencies) => [...imageJobs(dependencies), ...publicationJobs(dependencies)],
  rpcs: (dependencies) => [portfolioRpcs(dependencies)],
})
