import { databaseName } from './databases.ts'
import { listMigrations } from './migration-files.ts'
import { migrationStatus } from './migration-status.ts'

/** What became of a migration that failed: its changes are there, or none of them is. */
export type Resolution = 'applied' | 'rolled-back'

/**
 * Says of a failed migration what became of it, so that the next ones can be applied. It changes what is recorded and
 * nothing else: whoever calls it has seen that the database is as they say. A migration that is `rolled-back` is tried
 * again by the next deployment, in the form that it has by then.
 * @param prismaDir folder that holds `migrations/`
 * @param url the database
 * @param name the migration's folder
 * @throws Error in one line when there is no such migration, or it has not failed
 */
export async function resolveMigration(
  prismaDir: string,
  url: string,
  name: string,
  resolution: Resolution,
): Promise<void> {
  const database = databaseName(url)
  const status = (await migrationStatus(prismaDir, url)).find((each) => each.name === name)
  if (!status) throw new Error(`${database}: there is no migration ${name}`)
  if (status.state !== 'failed' && status.state !== 'running') {
    throw new Error(`${database}: migration ${name} has not failed: it is ${status.state}`)
  }
  const migrationsList = listMigrations(prismaDir)
  if (resolution === 'applied' && !migrationsList.migrationDirectories.some(({ path }) => path === name)) {
    throw new Error(`${database}: migration ${name} is not in ${migrationsList.baseDir}`)
  }
  const { withEngine } = await import('./open-engine.ts')
  await withEngine(url, async (engine) => {
    if (resolution === 'applied') await engine.markMigrationApplied({ migrationName: name, migrationsList })
    else await engine.markMigrationRolledBack({ migrationName: name })
  })
}
