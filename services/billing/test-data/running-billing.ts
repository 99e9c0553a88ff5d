import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@resume/local-stack/servers/ports'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import { billingService } from '@resume/proto/services'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { as, aUser } from '@resume/test-kit/callers'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { kept } from '@resume/test-kit/kept'
import { ownNats } from '@resume/test-kit/own-servers'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { Pool } from 'pg'
import type { Database } from '../src/adapters/database.ts'
import { type Reconciliation, reconcile } from '../src/adapters/reconcile.ts'
import { grantCredits, openLedger } from './ledger.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const day = 24 * 60 * 60 * 1000

/** A user who calls, and the context of the calls. */
export interface Caller {
  userId: string
  call: ReturnType<typeof as>
}

/** A process of billing that can be killed. */
export interface Replica {
  readonly client: GrpcClient<BillingServiceDefinition>
  /** Where others reach it, until it restarts. */
  readonly target: string
  logged(): string
  /** A counter of its metrics. */
  counted(name: string): Promise<number>
  /** Ends the process as a crash would. */
  crash(): Promise<void>
  /** Ends the process in good order, unless it has crashed, and starts it again. @param changed variables that are otherwise from then on */
  restart(changed?: Record<string, string>): Promise<void>
}

/** Billing as a process of its own, as in production, with a database and a NATS that nobody else uses. */
export interface RunningBilling extends Replica {
  database: Database
  pool: Pool
  bus: EventBus
  /** A new user with credits of a pack. */
  aUserWith(credits: number): Promise<Caller>
  /** Brings credits in. @returns the grant's reference */
  grant(userId: string, amount: number, expiresInMs?: number): Promise<string>
  reconcile(): Promise<Reconciliation>
  /** Another process on the same database. */
  another(): Promise<Replica>
  stop(): Promise<void>
}

/** Billing that files of one worker use in turn. */
export const keptBilling = kept(runBilling)

/** Starts billing on free ports. */
export async function runBilling(environment: Record<string, string> = {}): Promise<RunningBilling> {
  const databaseUrl = await freshDatabase('services/billing')
  const database = openLedger(databaseUrl)
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  const nats = await ownNats()
  const bus = await openEventBus(nats.url)
  const stops: (() => Promise<void>)[] = []
  const another = async () => {
    const { replica, stop } = await startReplica({
      GRPC_PORT: '0',
      BILLING_DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      REDIS_URL: redisUrlOfFile(),
      BILLING_SWEEP_INTERVAL_MS: '100',
      ...environment,
    })
    stops.push(stop)
    return replica
  }
  const first = await another()
  /** So that it takes no answer that a test prepares for something else. */
  if (environment.STRIPE_API_BASE) await until(async () => (await database.providerEventReading.count()) > 0)
  const grant = (userId: string, amount: number, expiresInMs = 30 * day) =>
    grantCredits(database, userId, { amount, expiresAt: new Date(Date.now() + expiresInMs) })
  return {
    get client() {
      return first.client
    },
    get target() {
      return first.target
    },
    logged: first.logged,
    counted: first.counted,
    crash: first.crash,
    restart: first.restart,
    another,
    database,
    pool,
    bus,
    aUserWith: async (credits) => {
      const user = aUser()
      if (credits > 0) await grant(user.userId, credits)
      return { userId: user.userId, call: as(user) }
    },
    grant,
    reconcile: async () => {
      const connection = await pool.connect()
      try {
        return await reconcile(connection)
      } finally {
        connection.release()
      }
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await bus.close()
      await nats.stop()
      await pool.end()
      await database.$disconnect()
    },
  }
}

/** Waits for something that comes soon. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await isSo()); await wait(25)) {
    if (Date.now() > end) throw new Error('It did not come')
  }
}

async function startReplica(environment: Record<string, string>): Promise<{ replica: Replica; stop(): Promise<void> }> {
  const metricsPort = await freePort()
  const variables = { METRICS_PORT: `${metricsPort}`, ...environment }
  const start = async () => {
    const service = await runService(main, variables)
    const target = `127.0.0.1:${service.ready.grpcPort}`
    return { service, target, client: createGrpcClient(billingService, { target, timeoutMs: 15_000 }) }
  }
  let running = await start()
  const formerClients: Replica['client'][] = []
  const replica: Replica = {
    get client() {
      return running.client
    },
    get target() {
      return running.target
    },
    logged: () => running.service.logged(),
    counted: async (name) => {
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
      return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics.text())?.[1])
    },
    crash: () => running.service.stop('SIGKILL'),
    restart: async (changed) => {
      await running.service.stop()
      Object.assign(variables, changed)
      /** Calls that are under way go on failing on the client that they began with. */
      formerClients.push(running.client)
      running = await start()
    },
  }
  return {
    replica,
    stop: async () => {
      for (const client of [...formerClients, running.client]) client.close()
      await running.service.stop()
    },
  }
}
