import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Finding, fail, ok, patienceMs, placeOf, reasonOf, warn } from './finding.ts'

/** An event that waits this long in the outbox is not on its way, in seconds (the alert `OutboxStuck` waits as long). */
const stuckSeconds = 60

/** Share of PostgreSQL's connections from which somebody should look. */
const crowded = 0.8

/**
 * Examines a deployable's database: whether it answers, has every migration, publishes its events and has connections left.
 * @param folder of the deployable, with `prisma/migrations`
 */
export async function examineDatabase(url: string, folder: string): Promise<Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  try {
    await client.connect()
  } catch (error) {
    return [fail('PostgreSQL', `not reachable at ${placeOf(url)}: ${reasonOf(error)}`)]
  }
  try {
    return [await connections(client, url), await migrations(client, folder), await outbox(client)]
  } catch (error) {
    return [fail('PostgreSQL', `refuses what is asked of it: ${reasonOf(error)}`)]
  } finally {
    await client.end().catch(() => {})
  }
}

async function connections(client: Client, url: string): Promise<Finding> {
  const { rows } = await client.query<{ used: number; most: number; size: string }>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity) AS used, current_setting('max_connections')::int AS most,
       pg_size_pretty(pg_database_size(current_database())) AS size`,
  )
  const { used = 0, most = 1, size = '' } = rows[0] ?? {}
  const text = `${placeOf(url)}: ${size}, ${used} of ${most} connections`
  return used > crowded * most ? warn('PostgreSQL', text) : ok('PostgreSQL', text)
}

async function migrations(client: Client, folder: string): Promise<Finding> {
  const dir = join(folder, 'prisma', 'migrations')
  const wanted = existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []
  const { rows } = await client
    .query<{ name: string; done: boolean }>(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS done FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    )
    .catch(() => ({ rows: [] }))
  const failed = rows.filter(({ done }) => !done)
  if (failed[0]) return fail('migrations', `${failed[0].name} failed: see docs/upgrading.md`)
  const pending = wanted.filter((name) => !rows.some((row) => row.name === name))
  if (pending[0]) return fail('migrations', `${pending.length} behind, from ${pending[0]} on: run the migrations`)
  const newer = rows.length - wanted.length
  return newer > 0 ? warn('migrations', `${newer} of a newer release`) : ok('migrations', `${wanted.length} applied`)
}

async function outbox(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ waiting: number; oldest: number }>(
    `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::int AS oldest
     FROM outbox_events`,
  )
  const { waiting = 0, oldest = 0 } = rows[0] ?? {}
  if (oldest > stuckSeconds) return fail('outbox', `${waiting} events wait, the oldest for ${oldest} s: is NATS up?`)
  return ok('outbox', waiting === 0 ? 'empty' : `${waiting} events wait`)
}
