import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPrimaries } from '@resume/service-kit/redis/open-primaries'
import type { Client } from 'pg'
import { findBackup, tombstonesIn } from './backups.ts'
import { tablesOf } from './dump-database.ts'
import { loadDatabase } from './load-database.ts'
import type { Manifest } from './manifest.ts'
import { listObjects, openStorage, restoreObjects } from './objects.ts'
import { messageOf, Refusal } from './refusal.ts'
import { migrationsOf, root, type Settings } from './settings.ts'
import { openClient } from './snapshot.ts'
import { openNats, restoreStreams } from './stored-events.ts'
import {
  appendTombstones,
  publishersOfEnds,
  readTombstones,
  type Tombstone,
  waitingEndings,
  writeDownEndings,
} from './tombstones.ts'
import { verifyBackup } from './verify-backup.ts'

/** How a backup is restored. */
export interface RestoreOptions {
  /** Its name; undefined for the newest. */
  name: string | undefined
  /** Whether what is there now may go. */
  replace: boolean
  /** The log of what has ended; by default the one beside the backups. */
  tombstones: string | undefined
  onProgress(step: string): void
}

/**
 * Restores a backup: verifies all of it, and only then replaces databases, objects, streams and caches, and ends again what
 * had ended since. The platform must not run meanwhile.
 */
export async function restoreBackup(settings: Settings, dir: string, options: RestoreOptions): Promise<void> {
  const { onProgress, replace } = options
  const { databases, key, storage } = settings
  const folder = await findBackup(dir, options.name)
  const manifest = await verifyBackup(folder, key)
  requireRelease(manifest, settings)
  onProgress(`${folder} is whole; it leads back to ${manifest.madeAt}`)
  for (const [name, url] of databases) await requireReady(name, url, replace)
  if (storage) await requireBucket(storage, replace)

  const log = options.tombstones ?? tombstonesIn(dir)
  await collectTombstones(settings, log, onProgress)
  const tombstones = await readTombstones(log, new Date(manifest.madeAt))

  await flushRedis(settings.redisUrl)
  for (const [name, url] of databases) {
    const stored = manifest.databases[name]
    if (!stored) continue
    await loadDatabase({ name, url, stored, folder, key })
    const rows = Object.values(stored.tables).reduce((sum, table) => sum + table.rows, 0)
    onProgress(`${name}: ${rows} rows, each the same as in the backup`)
    await afterRestore(name, url, tombstones, onProgress)
  }
  if (storage && manifest.objects) {
    onProgress(`${await restoreObjects(storage, manifest.objects, { folder, key })} objects`)
  }
  onProgress(`${await restoreStreams(settings.natsUrl, manifest.streams, { folder, key })} events`)
  await flushRedis(settings.redisUrl)
}

/** Another release than the one that made the backup can restore it only if it knows all of its migrations. */
function requireRelease({ databases, objects }: Manifest, settings: Settings): void {
  for (const name of Object.keys(databases)) {
    if (!settings.databases.has(name)) throw new Refusal(`the backup holds ${name}, which this release does not have`)
  }
  for (const name of settings.databases.keys()) {
    const stored = databases[name]
    if (!stored) throw new Refusal(`the backup has no ${name}: restore it with the release that made it, then upgrade`)
    const unknown = stored.migrations.find(
      (each) => !/^\w+$/.test(each.name) || !existsSync(join(migrationsOf(name), each.name)),
    )
    if (unknown) {
      throw new Refusal(
        `the backup is of a newer release: ${name} has the migration ${unknown.name}, which is not here`,
      )
    }
  }
  if (objects && !settings.storage) throw new Refusal('the backup holds objects: S3_ENDPOINT and its keys must be set')
}

/** A database is ready when nobody else is connected to it, and nothing is in it or may go. */
async function requireReady(name: string, url: string, replace: boolean): Promise<void> {
  let client: Client
  try {
    client = await openClient(name, url)
  } catch (error) {
    if (/does not exist/.test(messageOf(error))) return
    throw error
  }
  try {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    const others = rows[0]?.count ?? 0
    if (others > 0)
      throw new Refusal(`stop the platform first: ${others} connections to the database of ${name} are open`)
    if (replace) return
    for (const table of (await tablesOf(client)).keys()) {
      if (table === 'job_leases') continue
      const { rowCount } = await client.query(`SELECT 1 FROM public.${client.escapeIdentifier(table)} LIMIT 1`)
      if (rowCount) throw new Refusal(`the database of ${name} is not empty: --replace deletes what is in it`)
    }
  } finally {
    await client.end()
  }
}

async function requireBucket(storage: NonNullable<Settings['storage']>, replace: boolean): Promise<void> {
  for await (const _ of listObjects(openStorage(storage), storage.bucket)) {
    if (replace) return
    throw new Refusal(`the bucket ${storage.bucket} is not empty: --replace deletes what is in it`)
  }
}

/** Writes down what ended in the last moments, as far as NATS and outboxes are still there to tell. */
async function collectTombstones(
  { natsUrl, databases }: Settings,
  log: string,
  onProgress: (step: string) => void,
): Promise<void> {
  const nats = await openNats(natsUrl)
  try {
    await writeDownEndings(nats.connection, log)
  } finally {
    await nats.close()
  }
  for (const name of publishersOfEnds) {
    try {
      const database = await openClient(name, databases.get(name) ?? '')
      try {
        await appendTombstones(log, await waitingEndings(database))
      } finally {
        await database.end()
      }
    } catch (error) {
      onProgress(`the outbox of ${name} is gone, and with it what ended in the last second: ${messageOf(error)}`)
    }
  }
}

/** Deletes what Redis knows: caches, limits and answers of a future that is over. */
async function flushRedis(url: string): Promise<void> {
  try {
    const primaries = await openPrimaries(url, 5_000)
    const flushing = await Promise.allSettled(primaries.map(({ redis }) => redis.flushdb()))
    for (const { redis } of primaries) redis.disconnect()
    const failed = flushing.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  } catch (error) {
    throw new Refusal(`Redis cannot be emptied: ${messageOf(error)}`)
  }
}

/** Lets a service that has an `after-restore.ts` do what it must before it serves: with its own use cases, as a process. */
function afterRestore(
  name: string,
  url: string,
  tombstones: Tombstone[],
  onProgress: (step: string) => void,
): Promise<void> {
  const file = join(root, 'services', name, 'src', 'after-restore.ts')
  if (!existsSync(file)) return Promise.resolve()
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
      cwd: join(root, 'services', name),
      env: { PATH: process.env.PATH, [`${name.toUpperCase()}_DATABASE_URL`]: url },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
    child.stdin.on('error', () => {})
    child.stdin.end(tombstones.map((each) => `${JSON.stringify(each)}\n`).join(''))
    child.once('error', fail)
    child.once('close', (code) => {
      for (const line of said.split('\n').filter(Boolean)) onProgress(`${name}: ${line}`)
      if (code === 0) done()
      else fail(new Refusal(`${name} could not do what follows a restore: run the restore again, with --replace`))
    })
  })
}
