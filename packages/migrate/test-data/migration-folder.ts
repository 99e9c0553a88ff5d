import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** A folder of migrations that is removed after the test. */
export function migrationFolder() {
  const prismaDir = mkdtempSync(join(tmpdir(), 'resume-migrations-'))
  onTestFinished(() => rmSync(prismaDir, { recursive: true, force: true }))
  mkdirSync(join(prismaDir, 'migrations'))
  const folderOf = (name: string) => join(prismaDir, 'migrations', name)
  return {
    prismaDir,
    write: (name: string, sql: string) => {
      mkdirSync(folderOf(name), { recursive: true })
      writeFileSync(join(folderOf(name), 'migration.sql'), sql)
    },
    remove: (name: string) => rmSync(folderOf(name), { recursive: true }),
  }
}

/** The names in the public schema, the mapper's own table left out, of a database. */
export async function tablesOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
    )
    return rows.map(({ tablename }) => tablename)
  } finally {
    await client.end()
  }
}
