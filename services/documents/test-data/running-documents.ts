import { fileURLToPath } from 'node:url'
import type { CreateDocumentRequest } from '@resume/proto/generated/resume/documents/v1/CreateDocumentRequest'
import type { DocumentOutput } from '@resume/proto/generated/resume/documents/v1/Document'
import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { documentsService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { kept } from '@resume/test-kit/kept'
import { ownNats, ownRedis } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { expect } from 'vitest'
import type { Database } from '../src/adapters/database.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A calling user, and the context of the calls. */
export interface Caller {
  userId: string
  call: ReturnType<typeof as>
}

/** Documents as a process of its own, as in production, with a database and a NATS that nobody else uses. */
export interface RunningDocuments {
  client: GrpcClient<DocumentsServiceDefinition>
  database: Database
  bus: EventBus
  redisUrl: string
  /** Its process. */
  pid(): number
  logged(): string
  /** A new user on the free plan. */
  aFreeUser(): Caller
  /** A new user with a subscription that the service knows of. */
  aSubscriber(): Promise<Caller>
  /** Creates a document, a RESUME by default. */
  create(caller: Caller, request?: CreateDocumentRequest): Promise<DocumentOutput>
  get(caller: Caller, id: string): Promise<DocumentOutput | null>
  /** Everything that the service holds about a user, as the account export has it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  exportOf(caller: Caller): Promise<any>
  /** Ends the process as a crash would, and starts it again on the same database and ports of others. */
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Documents that files of one worker use in turn; it flushes views all the time. */
export const keptDocuments = kept(async () => {
  const redis = await ownRedis()
  return runDocuments({ REDIS_URL: redis.url, VIEW_FLUSH_INTERVAL_MS: '50' })
})

/** Starts documents on free ports. */
export async function runDocuments(environment: Record<string, string> = {}): Promise<RunningDocuments> {
  const databaseUrl = await freshDatabase('services/documents')
  const database = openTestDatabase(PrismaClient, databaseUrl)
  const nats = await ownNats()
  const bus = await openEventBus(nats.url)
  const { REDIS_URL: redisUrl = redisUrlOfFile() } = environment
  const start = async () => {
    const service = await runService(main, {
      GRPC_PORT: '0',
      DOCUMENTS_DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      ...environment,
      REDIS_URL: redisUrl,
    })
    const target = `127.0.0.1:${service.ready.grpcPort}`
    return { service, client: createGrpcClient(documentsService, { target, timeoutMs: 15_000 }) }
  }
  let running = await start()
  const aFreeUser = () => {
    const user = aUser()
    return { userId: user.userId, call: as(user) }
  }
  return {
    get client() {
      return running.client
    },
    database,
    bus,
    redisUrl,
    pid: () => running.service.process.pid ?? 0,
    logged: () => running.service.logged(),
    aFreeUser,
    aSubscriber: async () => {
      const caller = aFreeUser()
      bus.publish('subscriptionChanged', {
        userId: caller.userId,
        subscriptionId: newId(),
        status: 'ACTIVE',
        productKey: 'bundle',
        entitlements: ['ai_credits', 'portfolio_publish'],
        version: 1,
      })
      await expect
        .poll(() => database.subscription.count({ where: { userId: caller.userId } }), { timeout: 10_000 })
        .toBe(1)
      return caller
    },
    create: async ({ call }, request) => {
      const { document } = await running.client.call(
        'CreateDocument',
        { documentType: 'DOCUMENT_TYPE_RESUME', ...request },
        call,
      )
      if (!document) throw new Error('no document')
      return document
    },
    get: async ({ call }, id) => (await running.client.call('GetDocument', { id }, call)).document,
    exportOf: async ({ call }) => {
      const parts: Buffer[] = []
      for (let cursor = '', next = true; next; next = cursor !== '') {
        const part = await running.client.call('ExportUserData', { cursor }, call)
        parts.push(part.data)
        cursor = part.nextCursor
      }
      return JSON.parse(Buffer.concat(parts).toString())
    },
    crash: async () => {
      running.client.close()
      await running.service.stop('SIGKILL')
    },
    restart: async () => {
      running = await start()
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

/** A value as the bytes that a gateway sends. */
export function json(value: unknown): Buffer {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
}
