import { runService } from '@resume/service-kit/service/run-service'
import { compose } from './compose.ts'
import { readPortfolioConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'

await runService({
  name: 'portfolio',
  config: readPortfolioConfig,
  database: { url: (config) => config.PORTFOLIO_DATABASE_URL, client: PrismaClient },
  usesRedis: true,
  events,
  leftovers: [],
  compose,
  rpcs: () => [],
})
