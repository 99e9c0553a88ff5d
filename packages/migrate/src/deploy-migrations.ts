import { createDatabaseIfMissing, databaseName, whileNobodyMigrates } from './databases.ts'
import { isUpToDate } from './is-up-to-date.ts'
import { listMigrations } from './migration-files.ts'

const noFilters = { externalTables: [], externalEnums: [] }

/**
 * Brings a database to the newest migration, creating it when it is missing. The effect on the database is that of
 * `prisma migrate deploy`. Concurrent callers wait for one another: the engine, which only locks while it applies, would take
 * what another is applying for what has failed. The engine, some megabytes of WebAssembly, is only loaded when there is
 * something to apply or to complain about.
 * @param prismaDir folder that holds `migrations/`
 * @param url the database
 * @param isNewerFine whether a database that holds all of these and newer ones is left as it is: a former release runs on it
 * @returns names of the migrations that were applied
 * @throws Error in one line when a migration fails, or an applied one was edited or has gone
 */
export async function deployMigrations(prismaDir: string, url: string, isNewerFine = false): Promise<string[]> {
  if (await isUpToDate(prismaDir, url)) return []
  await createDatabaseIfMissing(url)
  return whileNobodyMigrates(url, async () => {
    return (await isUpToDate(prismaDir, url)) ? [] : applyMissing(prismaDir, url, isNewerFine)
  })
}

async function applyMissing(prismaDir: string, url: string, isNewerFine: boolean): Promise<string[]> {
  const { withEngine } = await import('./open-engine.ts')
  return withEngine(url, async (engine) => {
    const migrationsList = listMigrations(prismaDir)
    const state = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters: noFilters,
    })
    const name = databaseName(url)
    const [edited] = state.editedMigrationNames
    if (edited) throw new Error(`${name}: migration ${edited} was edited after it had been applied`)
    const [failed] = state.failedMigrationNames
    if (failed)
      throw new Error(`${name}: migration ${failed} failed earlier and must be resolved first (docs/upgrading.md)`)
    if (isNewerFine && state.history?.diagnostic === 'migrationsDirectoryIsBehind') return []
    if (state.history && state.history.diagnostic !== 'databaseIsBehind') {
      throw new Error(`${name}: holds migrations that are not in ${migrationsList.baseDir}`)
    }
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilters })
    return appliedMigrationNames
  })
}
