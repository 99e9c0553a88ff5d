import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '@resume/local-stack/platform/builds'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { startNats } from '@resume/local-stack/servers/nats'
import { freePort } from '@resume/local-stack/servers/ports'
import { startPostgres } from '@resume/local-stack/servers/postgres'
import { startRedis } from '@resume/local-stack/servers/redis'
import type { TestProject } from 'vitest/node'
import { redisDatabases } from './redis-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    redisUrl: string
    natsUrl: string
  }
}

/** Builds the deployables and starts PostgreSQL, Redis and NATS once for a run of tests, and ends them after it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-tests-'))
  chmodSync(dir, 0o755)
  const place = async (name: string) => ({
    dir: join(dir, name),
    port: await freePort(),
    logFile: join(dir, `${name}.log`),
  })
  const built = ensureBuilt(deployables, root)
  project.onTestsRerun(() => ensureBuilt(deployables, root))
  const servers = await Promise.all([
    startPostgres({ ...(await place('postgres')), durable: false }),
    startRedis({ ...(await place('redis')), args: ['--databases', String(redisDatabases)] }),
    startNats(await place('nats')),
  ])
  const [postgres, redis, nats] = servers
  await built
  project.provide('postgresUrl', postgres.url)
  project.provide('redisUrl', redis.url)
  project.provide('natsUrl', nats.url)
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(dir, { recursive: true, force: true })
  }
}
