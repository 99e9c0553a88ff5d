import { runService } from '@resume/service-kit/service/run-service'
import { compose } from './compose.ts'
import { readContentConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'

await runService({
  name: 'content',
  config: readContentConfig,
  database: { url: (config) => config.CONTENT_DATABASE_URL, client: PrismaClient },
  usesRedis: true,
  events,
  leftovers: [],
  compose,
  rpcs: () => [],
})
