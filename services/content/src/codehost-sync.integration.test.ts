import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { contentService } from '@resume/proto/services'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { as, aUser } from '@resume/test-kit/callers'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { type RunningService, runService } from '@resume/test-kit/running-service'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type CodehostDouble, startCodehostDouble } from '../test-data/codehost-double.ts'

const lockMs = 3_000
const patience = { timeout: 15_000 }
const caller = as(aUser())
let host: CodehostDouble
let databaseUrl: string
let pool: Pool
const services: RunningService[] = []

async function start() {
  const service = await runService(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    ...{
      GRPC_PORT: '0',
      CONTENT_DATABASE_URL: databaseUrl,
      REDIS_URL: inject('redisUrl'),
      NATS_URL: inject('natsUrl'),
    },
    ...{ CODEHOST_API_URL: host.url, CODEHOST_TOKEN: 'a-token', CODEHOST_REPO: 'acme/resume' },
    CODEHOST_LOCK_MS: String(lockMs),
  })
  services.push(service)
  return { service, client: createGrpcClient(contentService, { target: `127.0.0.1:${service.ready.grpcPort}` }) }
}

let one: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  host = await startCodehostDouble()
  host.trouble = (_page, response) => Boolean(response.writeHead(404).end())
  databaseUrl = await freshDatabase('services/content')
  pool = new Pool({ connectionString: databaseUrl, max: 2 })
  one = await start()
  const failed = async () => (await pool.query("SELECT 1 FROM codehost_syncs WHERE status = 'FAILED'")).rowCount
  await vi.waitUntil(async () => (await failed()) === 1, patience)
})
beforeEach(() => {
  host.trouble = undefined
  host.seen.length = 0
})
afterAll(async () => {
  one.client.close()
  for (const service of services) await service.stop()
  await pool.end()
  await host.stop()
})

const sync = async (full = false, { client } = one) =>
  (await client.call('SyncCodehost', { full }, { ...caller, timeoutMs: 20_000 })).sync
const list = (query = {}) => one.client.call('ListCodehostIssues', { limit: 50, offset: 0, ...query }, caller)
const titles = async (query = {}) => (await list(query)).items.map(({ title }) => title)
const stats = () => one.client.call('GetCodehostStats', {}, caller)
const ago = (seconds: number) => ({ updatedAt: new Date(Math.floor(Date.now() / 1000 - seconds) * 1000) })

describe('the sync with the code host', () => {
  it('shows nothing before its first run, and then everything, over all pages', async () => {
    expect((await list()).items).toEqual([])
    expect((await stats()).syncedAt).toBeUndefined()
    host.put(1, { state: 'closed', ...ago(3_000) })
    host.put(2, { labels: ['In Progress'], ...ago(2_000) })
    host.put(3, { isPullRequest: true, ...ago(1_000) })
    host.put(4, { title: '[Bot] Weekly report' })
    host.put(5, { labels: ['done'], isPullRequest: true, ...ago(4_000) })
    const run = await sync()
    expect(run).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', full: true, created: 4, updated: 0, removed: 0 })
    expect(await titles()).toEqual(['Item 3', 'Item 2', 'Item 1', 'Item 5'])
    expect(await titles({ status: 'ROADMAP_STATUS_DONE' })).toEqual(['Item 1', 'Item 5'])
    expect((await list({ kind: 'CODEHOST_KIND_PULL_REQUEST', limit: 1 })).total).toBe(2)
    expect(await stats()).toMatchObject({
      projectName: 'resume',
      issues: 2,
      pullRequests: 2,
      todo: 1,
      inProgress: 1,
      done: 2,
    })
    expect((await stats()).syncedAt).toBe(run?.startedAt)
    expect(host.seen.every(({ headers }) => headers.authorization === 'Bearer a-token')).toBe(true)
  })

  it('reads only what has changed, and in one request that nothing has', async () => {
    host.put(1, { state: 'open' })
    host.put(3, { title: '[Bot] Renamed' })
    host.put(6)
    expect(await sync()).toMatchObject({ full: false, created: 1, updated: 1, removed: 1 })
    expect(host.seen[0]?.path).toContain('since=')
    expect(await titles({ status: 'ROADMAP_STATUS_TODO' })).toEqual(['Item 6', 'Item 1'])
    for (const item of host.items.values())
      if (item.updatedAt.getTime() > Date.now() - 60_000) Object.assign(item, ago(60))
    await sync()
    host.seen.length = 0
    const quiet = await sync()
    expect(quiet).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', created: 0, updated: 0, removed: 0 })
    expect(host.seen.length).toBeLessThanOrEqual(3)
    expect((await stats()).syncedAt).toBe(quiet?.startedAt)
  })

  it('misses no change while the clocks differ', async () => {
    for (const skewMs of [-120_000, 120_000]) {
      host.skewMs = skewMs
      await sync()
      host.put(6, { title: `Renamed at ${skewMs}` })
      await sync()
      expect(await titles()).toContain(`Renamed at ${skewMs}`)
    }
    host.skewMs = 0
  })

  it('keeps the last whole snapshot when a page is missing, no JSON, or limited', async () => {
    const before = await titles()
    for (const number of [20, 21, 22, 23]) host.put(number)
    const failures = {
      'not JSON': (page: number, response: ServerResponse) =>
        page === 2 && Boolean(response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Unicorn</html>')),
      'no list of issues': (page: number, response: ServerResponse) =>
        page === 2 && Boolean(response.writeHead(200).end('[{"number":"x"}]')),
      'answered 404': (page: number, response: ServerResponse) => page === 2 && Boolean(response.writeHead(404).end()),
      'answered 502': (page: number, response: ServerResponse) => page === 2 && Boolean(response.writeHead(502).end()),
      limits: (page: number, response: ServerResponse) =>
        page === 2 && Boolean(response.writeHead(403, { 'retry-after': '37' }).end()),
    }
    for (const [reason, trouble] of Object.entries(failures)) {
      host.trouble = trouble
      const failure = { id: 'upstream_failed', message: expect.stringContaining(reason) }
      await expect(sync(), reason).rejects.toMatchObject(failure)
      expect(await titles(), reason).toEqual(before)
    }
    const { rows } = await pool.query('SELECT status, error FROM codehost_syncs ORDER BY started_at DESC LIMIT 1')
    expect(rows[0]).toEqual({ status: 'FAILED', error: 'The code host limits requests' })
    host.trouble = undefined
    expect(await sync()).toMatchObject({ status: 'SYNC_STATUS_SUCCEEDED', created: 4 })
  })

  it('removes what is gone with a full run', async () => {
    host.items.delete(20)
    host.items.delete(21)
    expect(await sync()).toMatchObject({ removed: 0 })
    expect(await sync(true)).toMatchObject({ full: true, removed: 2 })
    expect(await titles()).not.toContain('Item 20')
    expect((await list()).total).toBe((await list()).items.length)
  })

  it('runs once over all replicas, and after a kill as soon as the lock has run out', async () => {
    const other = await start()
    const gate = Promise.withResolvers<void>()
    host.trouble = (_page, response) => {
      gate.promise.then(() => response.writeHead(500).end())
      return true
    }
    host.seen.length = 0
    const doomed = sync(true, other).catch(() => undefined)
    await expect.poll(() => host.seen.length, patience).toBe(1)
    await expect(sync()).rejects.toMatchObject({ id: 'sync_in_progress' })
    await expect(sync(false, other)).rejects.toMatchObject({ id: 'sync_in_progress' })
    other.client.close()
    await other.service.stop('SIGKILL')
    await doomed
    host.trouble = undefined
    gate.resolve()
    await expect(sync()).rejects.toMatchObject({ id: 'sync_in_progress' })
    await expect
      .poll(
        () =>
          sync().then(
            (run) => run?.status,
            () => 'locked',
          ),
        patience,
      )
      .toBe('SYNC_STATUS_SUCCEEDED')
    const { rows } = await pool.query("SELECT count(*)::int AS running FROM codehost_syncs WHERE status = 'RUNNING'")
    expect(rows[0].running).toBe(0)
  })
})
