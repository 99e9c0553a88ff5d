import { Client } from 'pg'
import { connectionTimeoutMs, migrationWaitMs } from './patience.ts'

/** Opens a connection for the length of some work. Statements fail once it is lost. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionTimeoutMs })
  /** Losing a connection that waits for nothing would end the process. */
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Of the lock under which a database is migrated: "migr" in ASCII. The engine holds another one while it applies. */
export const migrationLock = 0x6d696772
/** PostgreSQL's word for a lock that was waited for too long. */
const lockNotAvailable = '55P03'

/**
 * Does work while nobody else migrates a database, once all who do have finished.
 * @param mostWaitMs for how long it waits for them, in milliseconds
 * @throws Error in one line when they take longer
 */
export async function whileNobodyMigrates<T>(
  url: string,
  work: () => Promise<T>,
  mostWaitMs = migrationWaitMs,
): Promise<T> {
  return withClient(url, async (client) => {
    await client.query("SELECT set_config('lock_timeout', $1, false)", [`${mostWaitMs}ms`])
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error
      const minutes = Math.round(mostWaitMs / 60_000)
      throw new Error(
        `${databaseName(url)}: another process has been migrating it for ${minutes} minutes; try again later`,
      )
    })
    return work()
  })
}

/** The name of the database in a URL. */
export function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

/** The same server's `postgres` database, which is always there. */
export function maintenanceUrl(url: string): string {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  return maintenance.href
}

/** Creates the database that a URL names, unless it is there. Two callers at once do no harm. */
export async function createDatabaseIfMissing(url: string): Promise<void> {
  const name = databaseName(url)
  await withClient(maintenanceUrl(url), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    try {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
    } catch (error) {
      const duplicate = error instanceof Error && 'code' in error && ['42P04', '23505'].includes(String(error.code))
      if (!duplicate) throw error
    }
  })
}
