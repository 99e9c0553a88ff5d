import { fileURLToPath } from 'node:url'
import { startRepositoryDouble } from '@resume/codehost-double/repository'
import { contentService } from '@resume/proto/services'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { as, aUser } from '@resume/test-kit/callers'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import { Pool } from 'pg'
import { inject, vi } from 'vitest'

/** How long tests wait for something to happen. */
export const patience = { timeout: 20_000 }

const caller = as(aUser())

/** A process of content, with a code host to sync with. */
export type Replica = Awaited<ReturnType<RunningSync['start']>>

/** A code host with one repository, and a database for what is synced. */
export type RunningSync = Awaited<ReturnType<typeof runSync>>

/**
 * Starts a code host and makes a database.
 * @param options.mostPerPage items on a page of the code host
 */
export async function runSync({ mostPerPage }: { mostPerPage?: number } = {}) {
  const host = await startRepositoryDouble(mostPerPage)
  const databaseUrl = await freshDatabase('services/content')
  const pool = new Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => {})
  const services: RunningService[] = []
  const clients: { close(): void }[] = []

  const start = async (environment: Record<string, string> = {}) => {
    const service = await runService(fileURLToPath(new URL('../src/main.ts', import.meta.url)), {
      ...{ GRPC_PORT: '0', CONTENT_DATABASE_URL: databaseUrl },
      ...{ REDIS_URL: redisUrlOfFile(), NATS_URL: inject('natsUrl') },
      ...{ CODEHOST_API_URL: host.url, CODEHOST_TOKEN: 'a-token', CODEHOST_REPO: host.repo },
      /** Longer than any test, which lets the lock of a process that died run out. */
      CODEHOST_LOCK_MS: '60000',
      ...environment,
    })
    const client = createGrpcClient(contentService, { target: `127.0.0.1:${service.ready.grpcPort}` })
    services.push(service)
    clients.push(client)
    const list = (query: object = {}) => client.call('ListCodehostIssues', { limit: 50, offset: 0, ...query }, caller)
    return {
      service,
      client,
      list,
      /** @returns the run that it was */
      sync: async (full = false) =>
        (await client.call('SyncCodehost', { full }, { ...caller, timeoutMs: 30_000 })).sync ?? undefined,
      titles: async (query: object = {}) => (await list(query)).items.map(({ title }) => title),
      stats: () => client.call('GetCodehostStats', {}, caller),
    }
  }

  const runs = async () =>
    (
      await pool.query<{ status: string; full: boolean; error: string | null; retryAt: Date | null }>(
        'SELECT status, "full", error, retry_at AS "retryAt" FROM codehost_syncs ORDER BY started_at',
      )
    ).rows

  return {
    host,
    pool,
    start,
    runs,
    /** Starts a process whose own first sync, which it begins when it starts, has failed: tests begin the others. */
    async startIdle(environment: Record<string, string> = {}) {
      host.trouble = (_asked, response) => Boolean(response.writeHead(404).end())
      const replica = await start(environment)
      await vi.waitUntil(async () => (await runs()).some(({ status }) => status === 'FAILED'), patience)
      host.trouble = undefined
      host.seen.length = 0
      return replica
    },
    async stop() {
      for (const client of clients) client.close()
      for (const service of services) await service.stop()
      await pool.end()
      await host.stop()
    },
  }
}

/** When something was changed that long ago, in whole seconds. */
export function ago(seconds: number): { updatedAt: Date } {
  return { updatedAt: new Date(Math.floor(Date.now() / 1000 - seconds) * 1000) }
}
