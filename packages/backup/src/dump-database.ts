import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { writeBackupFile } from './backup-file.ts'
import type { StoredDatabase, StoredTable } from './manifest.ts'
import { Refusal } from './refusal.ts'
import { RowDigest, type RowSum } from './row-digest.ts'

/** Settings under which values are written the same by every server. */
const portable =
  "SET datestyle = 'ISO, YMD'; SET intervalstyle = 'iso_8601'; SET timezone = 'UTC'; SET extra_float_digits = 3; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'"

/** Prepares a connection for copying. */
export async function preparePortable(client: Client): Promise<void> {
  await client.query(portable)
}

/** The tables of a database, with the columns that are stored in them. */
export async function tablesOf(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> '_prisma_migrations'
     GROUP BY c.relname ORDER BY c.relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** A table and its columns, as COPY names them. */
export function copied(client: Client, table: string, columns: string[]): string {
  return `public.${client.escapeIdentifier(table)} (${columns.map((each) => client.escapeIdentifier(each)).join(', ')})`
}

/** Reads a table to its end. @returns what is in it */
export async function sumTable(client: Client, table: string, columns: string[]): Promise<RowSum> {
  const digest = new RowDigest()
  const rows = client.query(copyTo(`COPY ${copied(client, table, columns)} TO STDOUT`))
  digest.resume()
  await pipeline(rows, digest)
  return digest.sum()
}

/** Writes every table of a database, as its transaction sees it. */
export async function dumpDatabase(
  client: Client,
  name: string,
  folder: string,
  key: Buffer | undefined,
): Promise<StoredDatabase> {
  await preparePortable(client)
  const tables: Record<string, StoredTable> = {}
  for (const [table, columns] of await tablesOf(client)) {
    const digest = new RowDigest()
    const rows = client.query(copyTo(`COPY ${copied(client, table, columns)} TO STDOUT`))
    rows.once('error', (error) => digest.destroy(error))
    const options = { key, isPacked: true }
    const file = await writeBackupFile(folder, `databases/${name}/${table}.copy`, rows.pipe(digest), options)
    tables[table] = { columns, ...digest.sum(), file }
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  const { rows: version } = await client.query<{ server_version: string }>('SHOW server_version')
  return {
    server: version[0]?.server_version ?? '',
    migrations: await appliedMigrations(client, name),
    tables,
    sequences: Object.fromEntries(sequences.map((each) => [each.name, each.value])),
  }
}

/** The migrations of a database. @throws Refusal when one of them failed or is being applied */
export async function appliedMigrations(client: Client, name: string): Promise<StoredDatabase['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string; isDone: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isDone" FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  )
  const open = rows.find(({ isDone }) => !isDone)
  if (open) throw new Refusal(`the migration ${open.name} of ${name} has failed or is running (docs/upgrading.md)`)
  return rows.map(({ name, checksum }) => ({ name, checksum }))
}
