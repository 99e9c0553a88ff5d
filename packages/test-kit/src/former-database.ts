import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deployMigrations } from '@resume/migrate/deploy-migrations'
import { newDatabaseUrl } from './fresh-database.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * A new database as a former release left it: with the migrations before one of them.
 * @param service folder of the service, such as `services/identity`
 * @param migration the first that is missing; its whole name
 * @returns the URL, and what applies this migration and all later ones
 */
export async function formerDatabase(
  service: string,
  migration: string,
): Promise<{ url: string; upgrade(): Promise<void> }> {
  const url = newDatabaseUrl()
  const prismaDir = join(root, service, 'prisma')
  const former = mkdtempSync(join(tmpdir(), 'resume-former-'))
  try {
    const all = readdirSync(join(prismaDir, 'migrations'))
    if (!all.includes(migration)) throw new Error(`${service} has no migration ${migration}`)
    for (const name of all.filter((each) => each < migration || each.endsWith('.toml'))) {
      cpSync(join(prismaDir, 'migrations', name), join(former, 'migrations', name), { recursive: true })
    }
    await deployMigrations(former, url)
  } finally {
    rmSync(former, { recursive: true })
  }
  return {
    url,
    async upgrade() {
      await deployMigrations(prismaDir, url)
    },
  }
}
