import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createDatabaseIfMissing } from './databases.ts'
import { listMigrations } from './migration-files.ts'

/**
 * The SQL that leads from a service's migrations to its schema; empty when they agree. The migrations are tried on a
 * temporary database beside the given one.
 * @param prismaDir folder that holds `schema.prisma` and `migrations/`
 * @param url a database on a server that may create more; made when it is missing
 */
export async function diffSchema(prismaDir: string, url: string): Promise<string> {
  await createDatabaseIfMissing(url)
  const { withEngine } = await import('./open-engine.ts')
  const path = resolve(join(prismaDir, 'schema.prisma'))
  return withEngine(url, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...listMigrations(prismaDir) },
      to: { tag: 'schemaDatamodel', files: [{ path, content: readFileSync(path, 'utf8') }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    const script = stdout ?? ''
    return /^-- This is an empty migration\.\s*$/.test(script) ? '' : script
  })
}
