import { fileURLToPath } from 'node:url'
import type { DocumentsServiceDefinition } from '@resume/proto/generated/resume/documents/v1/DocumentsService'
import { documentsService } from '@resume/proto/services'
import { openJobPool } from '@resume/service-kit/database/pools'
import { createGrpcClient, type GrpcClient } from '@resume/service-kit/grpc/client'
import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { ownNats, ownRedis } from '@resume/test-kit/own-servers'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { runService } from '@resume/test-kit/running-service'
import { openTcpGate, type TcpGate } from '@resume/test-kit/tcp-gate'
import { type Caller, type RunningPortfolio, runPortfolio } from './running-portfolio.ts'

const mainOf = (service: string) => fileURLToPath(new URL(`../../${service}/src/main.ts`, import.meta.url))

/** Portfolio with the services that publishing asks, each a process with a database of its own. */
export interface RunningPublications {
  portfolio: RunningPortfolio
  documents: GrpcClient<DocumentsServiceDefinition>
  /** Ways to the services that publishing asks. */
  gates: Record<'identity' | 'documents' | 'billing', TcpGate>
  redisUrl: string
  /** A user who may publish. */
  aPublisher(): Promise<Caller>
  /** Says at billing alone whether a user may publish; no event tells of it. */
  setPlan(caller: Caller, isActive: boolean): Promise<void>
  /** Saves a draft. @returns its document's id */
  aDraft(caller: Caller, snapshot?: object): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts everything on free ports.
 * @param environment of portfolio
 * @param through the way to its database that portfolio takes
 */
export async function runPublications(
  environment: Record<string, string> = {},
  through?: (databaseUrl: string) => string,
): Promise<RunningPublications> {
  const names = ['identity', 'documents', 'billing'] as const
  const [nats, redis] = await Promise.all([ownNats(), ownRedis()])
  const urls = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freshDatabase(`services/${name}`)] as const)),
  ) as Record<(typeof names)[number], string>
  const shared = { GRPC_PORT: '0', NATS_URL: nats.url, REDIS_URL: redis.url }
  const running = await Promise.all(
    names.map((name) =>
      runService(mainOf(name), {
        ...shared,
        [`${name.toUpperCase()}_DATABASE_URL`]: urls[name],
        ...(name === 'identity' && { AUTH_HTTP_PORT: '0' }),
      }),
    ),
  )
  const opened = await Promise.all(running.map(({ ready }) => openTcpGate(Number(ready.grpcPort))))
  const gates = Object.fromEntries(names.map((name, nth) => [name, opened[nth]])) as RunningPublications['gates']
  const urlsOfGates = names.map((name) => [`${name.toUpperCase()}_GRPC_URL`, `127.0.0.1:${gates[name].port}`])
  const portfolio = await runPortfolio(
    { REDIS_URL: redis.url, ...Object.fromEntries(urlsOfGates), ...environment },
    through,
  )
  const documents = createGrpcClient(documentsService, { target: `127.0.0.1:${running[1]?.ready.grpcPort}` })
  const silent = createLogger({ service: 'test', level: 'silent' })
  const [people, plans] = [openJobPool(urls.identity, silent), openJobPool(urls.billing, silent)]
  const setPlan: RunningPublications['setPlan'] = async ({ userId }, isActive) => {
    await plans.query(
      `INSERT INTO subscriptions (user_id, id, status, product_key, entitlements, version, updated_at)
       VALUES ($1, $2, $3, 'portfolio_pro', '{}', 1, now()) ON CONFLICT (user_id) DO UPDATE SET status = excluded.status`,
      [userId, newId(), isActive ? 'ACTIVE' : 'CANCELED'],
    )
  }
  return {
    portfolio,
    documents,
    gates,
    redisUrl: redis.url,
    setPlan,
    aPublisher: async () => {
      const caller = portfolio.aCaller()
      await people.query(`INSERT INTO users (id, name, email, updated_at) VALUES ($1, 'Ada', $2, now())`, [
        caller.userId,
        `${caller.userId}@example.com`,
      ])
      await setPlan(caller, true)
      return caller
    },
    aDraft: async ({ call }, snapshot = aSnapshot()) => {
      const request = { subdomain: '', snapshot: Buffer.from(JSON.stringify(snapshot)) }
      const { draft } = await documents.call('SavePortfolioDraft', request, call)
      return draft?.id ?? ''
    },
    stop: async () => {
      documents.close()
      await portfolio.stop()
      await Promise.all(opened.map((gate) => gate.close()))
      await Promise.all(running.map((service) => service.stop()))
      await Promise.all([people.end(), plans.end(), redis.stop(), nats.stop()])
    },
  }
}
