import { Client } from 'pg'
import { connectionTimeoutMs } from './patience.ts'

/** Opens a connection for the length of some work. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionTimeoutMs })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Of the lock under which a database is migrated: "migr" in ASCII. The engine holds another one while it applies. */
const migrationLock = 0x6d696772

/** Does work while nobody else migrates a database, once all who do have finished. */
export async function whileNobodyMigrates<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
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
