import { fileURLToPath } from 'node:url'
import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { createBillingCredits } from '@resume/paid-work/billing-credits'
import { createPaidWork, type PaidWork } from '@resume/paid-work/paid-work'
import { createPostgresStore } from '@resume/paid-work/postgres-store'
import type { WritingServiceDefinition } from '@resume/proto/generated/resume/content/v1/WritingService'
import { writingService } from '@resume/proto/services'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { as, aUser } from '@resume/test-kit/callers'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { type StepwiseBilling, startStepwiseBilling } from '@resume/test-kit/stepwise-billing'
import { openTestDatabase } from '@resume/test-kit/test-database'
import { inject } from 'vitest'
import { type RunningBilling, runBilling } from '../../billing/test-data/running-billing.ts'
import { runIdentity } from '../../identity/test-data/running-identity.ts'
import type { Database } from '../src/adapters/database.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A client of AI writing. */
export type WritingClient = GrpcClient<WritingServiceDefinition, never, 'StreamGeneration'>

/** A user with credits who calls. */
export interface PayingCaller {
  userId: string
  call: { context: RequestContext; timeoutMs: number }
}

/** Content as a process of its own, as in production. */
export interface RunningContent {
  port: number
  client: WritingClient
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** AI writing with real billing and identity services, and a double of the AI. */
export interface RunningWriting {
  content: RunningContent
  database: Database
  databaseUrl: string
  model: ModelDouble
  /** On the way from processes that {@link another} has started with its port to billing. */
  stepwise: StepwiseBilling
  aUserWith(credits: number): Promise<PayingCaller>
  walletOf(caller: PayingCaller): Promise<{ balance: number; reserved: number }>
  /** Spends what is reserved, as the gateway does when it has an answer. */
  spend(caller: PayingCaller, reservationId: string, credits: number): Promise<void>
  /** The paid work of content in this process, without its schedule. */
  paidWork: PaidWork
  /** One more content on the same database. */
  another(environment?: Record<string, string>): Promise<RunningContent>
  stop(): Promise<void>
}

/** Starts everything on free ports. @param ofBilling variables of billing */
export async function runWriting(ofBilling: Record<string, string> = {}): Promise<RunningWriting> {
  const databaseUrl = await freshDatabase('services/content')
  const database = openTestDatabase(PrismaClient, databaseUrl)
  const [billing, identity, model] = await Promise.all([runBilling(ofBilling), runIdentity(), startModelDouble()])
  const stepwise = await startStepwiseBilling(billing.client)
  const another = (more: Record<string, string> = {}) =>
    runContent({
      CONTENT_DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrlOfFile(),
      NATS_URL: inject('natsUrl'),
      IDENTITY_GRPC_URL: identity.target,
      BILLING_GRPC_URL: billing.target,
      ...model.environment,
      ...more,
    })
  const content = await another()
  return {
    content,
    database,
    databaseUrl,
    model,
    stepwise,
    aUserWith: async (credits) => {
      const { userId } = await identity.signIn()
      await billing.grant(userId, credits)
      return { userId, call: { ...as(aUser(userId)), timeoutMs: 40_000 } }
    },
    walletOf: async ({ call }) => {
      const { wallet } = await billing.client.call('GetWallet', {}, call)
      return { balance: wallet?.balance ?? 0, reserved: wallet?.reserved ?? 0 }
    },
    spend: ({ userId }, reservationId, credits) =>
      createBillingCredits(billing.client).commit(userId, reservationId, credits),
    paidWork: paidWorkOn(database, billing),
    another,
    stop: async () => {
      await content.stop()
      await stepwise.close()
      await Promise.all([billing.stop(), identity.stop(), model.stop()])
      await database.$disconnect()
    },
  }
}

/** A client of the contents on these ports, in turn. */
export function connectWriting(...ports: number[]): WritingClient {
  const target = `ipv4:${ports.map((port) => `127.0.0.1:${port}`).join(',')}`
  return createGrpcClient(writingService, { target, timeoutMs: 20_000 })
}

async function runContent(environment: Record<string, string>): Promise<RunningContent> {
  const { ready, stop } = await runService(main, { GRPC_PORT: '0', ...environment })
  const port = Number(ready.grpcPort)
  const client = connectWriting(port)
  return {
    port,
    client,
    stop: (signal) => {
      client.close()
      return stop(signal)
    },
  }
}

function paidWorkOn(database: Database, { client }: RunningBilling): PaidWork {
  return createPaidWork({
    store: createPostgresStore(database),
    credits: createBillingCredits(client),
    purposes: { generate: 'ai.generate' },
    now: () => new Date(),
    onTrouble: () => undefined,
  })
}
