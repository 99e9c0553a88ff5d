import { fileURLToPath } from 'node:url'
import { type ModelDouble, startModelDouble } from '@resume/model-double/double'
import type { BillingServiceDefinition } from '@resume/proto/generated/resume/billing/v1/BillingService'
import type { Wallet } from '@resume/proto/generated/resume/billing/v1/Wallet'
import { billingService } from '@resume/proto/services'
import type { RequestContext } from '@resume/service-kit/context/request-context'
import type { Pool } from '@resume/service-kit/database/pools'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { as, aUser } from '@resume/test-kit/callers'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { kept } from '@resume/test-kit/kept'
import { ownNats } from '@resume/test-kit/own-servers'
import { runService } from '@resume/test-kit/running-service'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { openTestDatabase, openTestPool } from '@resume/test-kit/test-database'
import { expect } from 'vitest'
import { grantCredits, openLedger } from '../../billing/test-data/ledger.ts'
import type { Database } from '../src/adapters/database.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'
import { type RunningAts, runAts } from './running-ats.ts'

const billingMain = fileURLToPath(new URL('../../billing/src/main.ts', import.meta.url))
/** A busy machine may be slow; tests of an AI that never answers say so themselves. */
const patient = { AI_ANALYSIS_TIMEOUT_MS: '20000', AI_CONVERSION_TIMEOUT_MS: '30000' }

/** Deadlines for an AI that never answers. */
export const impatient = { AI_ANALYSIS_TIMEOUT_MS: '300', AI_CONVERSION_TIMEOUT_MS: '300' }

const month = 30 * 24 * 60 * 60 * 1000

/** A user who calls. */
export interface PayingCaller {
  userId: string
  call: { context: RequestContext; timeoutMs: number }
}

/** Ats with a real billing service behind a gate, and a double of the AI. */
export interface RunningPaidAts {
  ats: RunningAts
  database: Database
  pool: Pool
  model: ModelDouble
  bus: EventBus
  billing: GrpcClient<BillingServiceDefinition>
  /** Between ats and billing. */
  gate: TcpGate
  /** A new user with so many credits. */
  aUserWith(credits: number): Promise<PayingCaller>
  /** A new user with so many credits and a subscription that ats knows of. */
  aSubscriberWith(credits: number): Promise<PayingCaller>
  walletOf(caller: PayingCaller): Promise<Pick<Wallet, 'balance' | 'reserved'>>
  /** Scans that a user has used. */
  usedOf(caller: PayingCaller): Promise<number | undefined>
  /** One more ats on the same database. */
  another(environment?: Record<string, string>): Promise<RunningAts>
  stop(): Promise<void>
}

/** What files of one worker use in turn. */
export const keptPaidAts = kept(runPaidAts)

/** Starts everything on free ports. @param environment of ats; @param ofBilling of billing */
export async function runPaidAts(
  environment: Record<string, string> = {},
  ofBilling: Record<string, string> = {},
): Promise<RunningPaidAts> {
  const [databaseUrl, ledgerUrl] = [await freshDatabase('services/ats'), await freshDatabase('services/billing')]
  const [database, ledger] = [openTestDatabase(PrismaClient, databaseUrl), openLedger(ledgerUrl)]
  const pool = openTestPool(databaseUrl)
  const nats = await ownNats()
  const bus = await openEventBus(nats.url)
  const model = await startModelDouble()
  const billingProcess = await runService(billingMain, {
    GRPC_PORT: '0',
    BILLING_DATABASE_URL: ledgerUrl,
    NATS_URL: nats.url,
    ...ofBilling,
  })
  const billingPort = Number(billingProcess.ready.grpcPort)
  const gate = await openTcpGate(billingPort)
  const billing = createGrpcClient(billingService, { target: `127.0.0.1:${billingPort}`, timeoutMs: 15_000 })
  const another = (more: Record<string, string> = {}) =>
    runAts({
      ATS_DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      BILLING_GRPC_URL: `127.0.0.1:${gate.port}`,
      ...patient,
      ...model.environment,
      ...environment,
      ...more,
    })
  const ats = await another()
  const aUserWith = async (credits: number): Promise<PayingCaller> => {
    const user = aUser()
    const expiresAt = new Date(Date.now() + month)
    if (credits > 0) await grantCredits(ledger, user.userId, { amount: credits, expiresAt })
    return { userId: user.userId, call: { ...as(user), timeoutMs: 40_000 } }
  }
  return {
    ats,
    database,
    pool,
    model,
    bus,
    billing,
    gate,
    aUserWith,
    aSubscriberWith: async (credits) => {
      const caller = await aUserWith(credits)
      bus.publish('subscriptionChanged', {
        userId: caller.userId,
        subscriptionId: newId(),
        status: 'ACTIVE',
        productKey: 'bundle',
        entitlements: ['ai_credits', 'portfolio_publish'],
        currentPeriodStart: new Date(Date.now() - 1_000).toISOString(),
        currentPeriodEnd: new Date(Date.now() + month).toISOString(),
        version: 1,
      })
      await expect
        .poll(() => database.subscription.count({ where: { userId: caller.userId } }), { timeout: 10_000 })
        .toBe(1)
      return caller
    },
    walletOf: async ({ call }) => {
      const { wallet } = await billing.call('GetWallet', {}, call)
      return { balance: wallet?.balance ?? 0, reserved: wallet?.reserved ?? 0 }
    },
    usedOf: async ({ call }) => (await ats.client.call('GetQuota', {}, call)).quota?.used,
    another,
    stop: async () => {
      await ats.stop()
      billing.close()
      await gate.close()
      await billingProcess.stop()
      await model.stop()
      await bus.close()
      await nats.stop()
      await pool.end()
      await database.$disconnect()
      await ledger.$disconnect()
    },
  }
}
