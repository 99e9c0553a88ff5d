import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm'

/** What Prisma writes beside the folders; the engine wants it even before there is a first folder. */
export const lockfileContent = 'provider = "postgresql"\n'

/** The ordinary Prisma migration folders below `<prismaDir>/migrations`, as the engine wants them. */
export function listMigrations(prismaDir: string): MigrationList {
  const baseDir = resolve(prismaDir, 'migrations')
  const lockfile = join(baseDir, 'migration_lock.toml')
  const folders = existsSync(baseDir)
    ? readdirSync(baseDir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : []
  return {
    baseDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : lockfileContent,
    },
    shadowDbInitScript: '',
    migrationDirectories: folders.map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(baseDir, path, 'migration.sql'), 'utf8') },
      },
    })),
  }
}
