import { listMigrations } from './migration-files.ts'
import { checksumOf, type RecordedMigration, recordedMigrations } from './recorded-migrations.ts'

/**
 * Where a migration is: `applied`; `pending`, not tried yet; `failed`, to be resolved before anything else is applied;
 * `running` or killed while it ran, which looks the same; `edited` after it was applied; or `unknown` to the folder, as
 * those of a newer release are.
 */
export type MigrationState = 'applied' | 'pending' | 'failed' | 'running' | 'edited' | 'unknown'

/** A migration of a database or of the folder. */
export interface MigrationStatus {
  name: string
  state: MigrationState
  /** When its last attempt began. */
  startedAt?: Date
  /** Why it failed: what PostgreSQL said, in several lines. */
  log?: string
}

/**
 * Tells where each migration is. It reads, and changes nothing.
 * @param prismaDir folder that holds `migrations/`
 * @param url the database; when it is missing, everything is pending
 * @returns the migrations of both, by name, which is their order
 */
export async function migrationStatus(prismaDir: string, url: string): Promise<MigrationStatus[]> {
  const recorded = new Map((await recordedMigrations(url))?.map((each) => [each.name, each]))
  const wanted = new Map(
    listMigrations(prismaDir).migrationDirectories.map(({ path, migrationFile }) => [
      path,
      checksumOf(migrationFile.content.value),
    ]),
  )
  const names = [...new Set([...recorded.keys(), ...wanted.keys()])].sort()
  return names.map((name) => {
    const attempt = recorded.get(name)
    if (!attempt) return { name, state: 'pending' }
    const { startedAt, log } = attempt
    return { name, state: stateOf(attempt, wanted.get(name)), startedAt, ...(log !== undefined && { log }) }
  })
}

function stateOf({ finishedAt, log, checksum }: RecordedMigration, wanted: string | undefined): MigrationState {
  if (!finishedAt) return log === undefined ? 'running' : 'failed'
  if (wanted === undefined) return 'unknown'
  return wanted === checksum ? 'applied' : 'edited'
}
