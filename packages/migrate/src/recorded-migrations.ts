import { createHash } from 'node:crypto'
import { withClient } from './databases.ts'

/** An attempt to apply a migration, as Prisma's table `_prisma_migrations` has it. */
export interface RecordedMigration {
  name: string
  checksum: string
  startedAt: Date
  /** When it was applied; undefined when it failed, or is being applied. */
  finishedAt: Date | undefined
  /** What PostgreSQL said when it failed. */
  log: string | undefined
}

/** PostgreSQL's codes for a database and for a table that do not exist (appendix A of its manual). */
const missing = ['3D000', '42P01']

/**
 * What was recorded of a database's migrations, oldest first, but for attempts that were resolved as rolled back.
 * @param url the database
 * @returns undefined when there is no such database or table
 */
export async function recordedMigrations(url: string): Promise<RecordedMigration[] | undefined> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{
        migration_name: string
        checksum: string
        started_at: Date
        finished_at: Date | null
        logs: string | null
      }>(
        `SELECT migration_name, checksum, started_at, finished_at, logs
         FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at, migration_name`,
      )
      return rows.map((row) => ({
        name: row.migration_name,
        checksum: row.checksum,
        startedAt: row.started_at,
        finishedAt: row.finished_at ?? undefined,
        log: row.logs || undefined,
      }))
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.includes(String(error.code))) return undefined
    throw error
  }
}

/** The checksum that Prisma records of a migration: SHA-256 of the script, in hexadecimal. */
export function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex')
}
