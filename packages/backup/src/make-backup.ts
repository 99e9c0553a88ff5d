import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { NatsConnection } from '@nats-io/transport-node'
import { flushFolder } from './backup-file.ts'
import { beginBackup, findBackup, nameOf, removeOldBackups, tombstonesIn } from './backups.ts'
import { dumpDatabase } from './dump-database.ts'
import { type Manifest, readManifest, type StoredDatabase, type StoredStream, writeManifest } from './manifest.ts'
import { dumpObjects } from './objects.ts'
import { keyId } from './seal.ts'
import type { Settings } from './settings.ts'
import { takeSnapshots } from './snapshot.ts'
import { dumpStream, lastOf, openNats, streamNames } from './stored-events.ts'
import { writeDownEndings } from './tombstones.ts'

/**
 * Makes a backup of everything, as of one moment, while the platform goes on. It has its name only when all of it is there.
 * @param options.keep how many backups stay; undefined for all
 * @returns its name and what it holds, and the names of those that were removed
 */
export async function makeBackup(
  settings: Settings,
  dir: string,
  { keep }: { keep?: number | undefined } = {},
): Promise<{ name: string; manifest: Manifest; removed: string[] }> {
  const nats = await openNats(settings.natsUrl)
  try {
    const before = await formerBackup(dir, settings.key)
    const folder = await beginBackup(dir)
    try {
      const manifest = await fill(settings, nats.connection, { folder, before })
      await writeManifest(folder, manifest, settings.key)
      await flushFolder(folder)
      const name = nameOf(new Date(manifest.madeAt))
      await rename(folder, join(dir, name))
      await flushFolder(dir)
      await writeDownEndings(nats.connection, tombstonesIn(dir))
      return { name, manifest, removed: await removeOldBackups(dir, keep) }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  } finally {
    await nats.close()
  }
}

type Former = Parameters<typeof dumpObjects>[2]

/** Writes every file of a backup. */
async function fill(
  { databases, storage, key }: Settings,
  connection: NatsConnection,
  { folder, before }: { folder: string; before: Former },
): Promise<Manifest> {
  const { snapshots, result } = await takeSnapshots(databases, async () => {
    const at = new Date()
    const ends = streamNames.map(async (name) => [name, await lastOf(connection, name)] as const)
    return { at, ends: await Promise.all(ends) }
  })
  const stored: Record<string, StoredDatabase> = {}
  const streams: Record<string, StoredStream> = {}
  try {
    for (const [name, client] of snapshots) stored[name] = await dumpDatabase(client, name, folder, key)
  } finally {
    await Promise.all([...snapshots.values()].map((each) => each.end().catch(() => {})))
  }
  for (const [name, last] of result.ends) streams[name] = await dumpStream(connection, name, last, { folder, key })
  const objects = storage ? await dumpObjects(storage, { folder, key }, before) : null
  const madeAt = result.at.toISOString()
  return { format: 1, madeAt, key: key ? keyId(key) : null, databases: stored, streams, objects }
}

/** The backup before, whose objects need not be read again; undefined when there is none that this key opens. */
async function formerBackup(dir: string, key: Buffer | undefined): Promise<Former> {
  try {
    const folder = await findBackup(dir, undefined)
    return { folder, objects: (await readManifest(folder, key)).objects }
  } catch {
    return undefined
  }
}
