import { fileURLToPath } from 'node:url'
import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { portfolioService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { as, aUser } from '@resume/test-kit/callers'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownNats } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { openTestDatabase } from '@resume/test-kit/test-database'
import type { Database } from '../src/adapters/database.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A calling user, and the context of the calls. */
export interface Caller {
  userId: string
  call: ReturnType<typeof as>
}

/** Portfolio as a process of its own, as in production, with a database and a NATS that nobody else uses. */
export interface RunningPortfolio {
  client: GrpcClient<PortfolioServiceDefinition>
  database: Database
  bus: EventBus
  /** Where the process answers gRPC. */
  target: string
  databaseUrl: string
  logged(): string
  /** The process's number. */
  pid(): number | undefined
  /** A new user. */
  aCaller(): Caller
  /** Everything that is held about a user. */
  exportOf(caller: Caller): Promise<Record<string, unknown>>
  /** Ends the process as a crash would. */
  crash(): Promise<void>
  /** Starts it again on the same database and servers. */
  restart(environment?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts portfolio on free ports.
 * @param through the way to its database that the process takes
 */
export async function runPortfolio(
  environment: Record<string, string> = {},
  through: (databaseUrl: string) => string = (url) => url,
): Promise<RunningPortfolio> {
  const databaseUrl = await freshDatabase('services/portfolio')
  const database = openTestDatabase(PrismaClient, databaseUrl)
  const nats = await ownNats()
  const bus = await openEventBus(nats.url)
  const start = async (changed: Record<string, string> = {}) => {
    const service = await runService(main, {
      GRPC_PORT: '0',
      PORTFOLIO_DATABASE_URL: through(databaseUrl),
      REDIS_URL: redisUrlOfFile(),
      NATS_URL: nats.url,
      ...environment,
      ...changed,
    })
    const target = `127.0.0.1:${service.ready.grpcPort}`
    return { service, target, client: createGrpcClient(portfolioService, { target, timeoutMs: 30_000 }) }
  }
  let running = await start()
  return {
    get client() {
      return running.client
    },
    get target() {
      return running.target
    },
    database,
    bus,
    databaseUrl,
    logged: () => running.service.logged(),
    pid: () => running.service.process.pid,
    aCaller: () => {
      const user = aUser()
      return { userId: user.userId, call: as(user) }
    },
    exportOf: async ({ call }) => {
      const parts: Buffer[] = []
      let cursor = ''
      do {
        const part = await running.client.call('ExportUserData', { cursor }, call)
        parts.push(part.data)
        cursor = part.nextCursor
      } while (cursor !== '')
      return JSON.parse(Buffer.concat(parts).toString())
    },
    crash: async () => {
      running.client.close()
      await running.service.stop('SIGKILL')
    },
    restart: async (changed) => {
      running = await start(changed)
    },
    stop: async () => {
      running.client.close()
      await running.service.stop()
      await bus.close()
      await nats.stop()
      await database.$disconnect()
    },
  }
}
