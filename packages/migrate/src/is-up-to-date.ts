import { listMigrations } from './migration-files.ts'
import { checksumOf, recordedMigrations } from './recorded-migrations.ts'

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
    rows.every((row) => row.finishedAt !== undefined && wanted.get(row.name) === row.checksum)
  )
}
