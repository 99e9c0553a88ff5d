import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { deployMigrations } from '@resume/migrate/deploy-migrations'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readBackupFile } from './backup-file.ts'
import { appliedMigrations, copied, preparePortable, sumTable, tablesOf } from './dump-database.ts'
import type { StoredDatabase } from './manifest.ts'
import { messageOf, Refusal } from './refusal.ts'
import { migrationsOf } from './settings.ts'
import { openClient } from './snapshot.ts'

/** Where a database is, and what it gets. */
export interface Loading {
  name: string
  url: string
  stored: StoredDatabase
  /** The folder of the backup. */
  folder: string
  key: Buffer | undefined
}

/**
 * Fills a database that is missing, empty or to be replaced: makes its tables by the migrations that the backup had, copies
 * every row, compares what is there now with what was there then, and only then commits. Migrations that this release has
 * beyond those follow.
 */
export async function loadDatabase(loading: Loading): Promise<void> {
  const { name, url, stored } = loading
  await dropTables(name, url)
  await migrateTo(loading)
  const client = await openClient(name, url)
  try {
    await preparePortable(client)
    await requireMigrations(client, name, stored)
    await client.query('BEGIN')
    await copyRows(client, loading)
    for (const [sequence, value] of Object.entries(stored.sequences)) {
      await client.query('SELECT setval($1::regclass, $2::bigint)', [
        `public.${client.escapeIdentifier(sequence)}`,
        value,
      ])
    }
    /** Whoever held a lease at that moment is gone. */
    await client.query("UPDATE job_leases SET expires_at = 'epoch'")
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
  await deployMigrations(dirname(migrationsOf(name)), url)
}

/** Leaves an empty schema, in a database that is there. */
async function dropTables(name: string, url: string): Promise<void> {
  const client = await openClient(name, url).catch(() => undefined)
  if (!client) return
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  } catch (error) {
    throw new Refusal(`${name} cannot be emptied: ${messageOf(error)}`)
  } finally {
    await client.end()
  }
}

/** Applies the migrations of the backup, and no others. */
async function migrateTo({ name, url, stored }: Loading): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-restore-'))
  try {
    mkdirSync(join(dir, 'migrations'))
    for (const { name: migration } of stored.migrations) {
      cpSync(join(migrationsOf(name), migration), join(dir, 'migrations', migration), { recursive: true })
    }
    await deployMigrations(dir, url)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function requireMigrations(client: Client, name: string, stored: StoredDatabase): Promise<void> {
  const applied = await appliedMigrations(client, name)
  const edited = stored.migrations.find(
    ({ name, checksum }) => !applied.some((each) => each.name === name && each.checksum === checksum),
  )
  if (edited) throw new Refusal(`the migration ${edited.name} of ${name} is not the one that the backup was made with`)
}

/** Copies the rows, those that others refer to first, and compares them. */
async function copyRows(client: Client, { name, stored, folder, key }: Loading): Promise<void> {
  const tables = await tablesOf(client)
  const names = [...tables.keys()].map((table) => `public.${client.escapeIdentifier(table)}`)
  await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of await inOrder(client, [...tables.keys()])) {
    const from = stored.tables[table]
    if (!from) throw new Refusal(`the backup of ${name} has no table ${table}`)
    try {
      await pipeline(
        readBackupFile(folder, from.file, { key, isPacked: true }),
        client.query(copyFrom(`COPY ${copied(client, table, from.columns)} FROM STDIN`)),
      )
    } catch (error) {
      throw new Refusal(`${name}.${table} could not be copied: ${messageOf(error)}`)
    }
    const { rows, digest } = await sumTable(client, table, from.columns)
    if (rows !== from.rows || digest !== from.digest)
      throw new Refusal(`${name}.${table} is not what was backed up: ${rows} rows instead of ${from.rows}, or others`)
  }
}

/** Tables, each after those that it refers to. @throws Refusal when they refer to each other in a circle */
async function inOrder(client: Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; target: string }>(
    `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS target FROM pg_constraint
     WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = 'public'::regnamespace`,
  )
  const bare = (name: string) => name.replaceAll('"', '')
  const order: string[] = []
  for (let left = tables; left.length > 0; ) {
    const ready = left.filter((table) =>
      rows.every((row) => bare(row.table) !== table || order.includes(bare(row.target))),
    )
    if (ready.length === 0) throw new Refusal(`the tables ${left.join(', ')} refer to each other in a circle`)
    order.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return order
}
