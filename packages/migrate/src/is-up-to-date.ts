import { createHash } from 'node:crypto'
import { withClient } from './databases.ts'
import { listMigrations } from './migration-files.ts'

interface Row {
  migration_name: string
  checksum: string
  is_applied: boolean
}

/** PostgreSQL's codes for a database and for a table that do not exist (appendix A of its manual). */
const missing = ['3D000', '42P01']

/**
 * Whether a database holds exactly the migrations of a folder: each applied, none edited since, none beside them. One
 * query instead of the schema engine, whose start takes most of the time when there is nothing to do.
 * @param prismaDir folder that holds `migrations/`
 * @param url the database; it may be missing
 */
export async function isUpToDate(prismaDir: string, url: string): Promise<boolean> {
  const wanted = new Map(
    listMigrations(prismaDir).migrationDirectories.map(({ path, migrationFile }) => [
      path,
      checksumOf(migrationFile.content.value),
    ]),
  )
  const rows = await recordedMigrations(url)
  return (
    rows?.length === wanted.size &&
    rows.every((row) => row.is_applied && wanted.get(row.migration_name) === row.checksum)
  )
}

/** What Prisma recorded, but for attempts that were rolled back; undefined when there is no such database or table. */
async function recordedMigrations(url: string): Promise<Row[] | undefined> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<Row>(
        `SELECT migration_name, checksum, finished_at IS NOT NULL AS is_applied
         FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
      )
      return rows
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.includes(String(error.code))) return undefined
    throw error
  }
}

/** The checksum that Prisma records of a migration: SHA-256 of the script, in hexadecimal. */
function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex')
}
