import { readFile, writeFile } from 'node:fs/promises'
import type { StoredFile } from './backup-file.ts'
import { messageOf, Refusal } from './refusal.ts'
import type { RowSum } from './row-digest.ts'
import { isSame, keyId, proofOf } from './seal.ts'

/** A table of a backup. */
export interface StoredTable extends RowSum {
  columns: string[]
  file: StoredFile
}

/** A database of a backup: its schema is its migrations, by name and checksum; its rows are files. */
export interface StoredDatabase {
  server: string
  migrations: { name: string; checksum: string }[]
  tables: Record<string, StoredTable>
  /** The last value of each sequence. */
  sequences: Record<string, string>
}

/** A stream of NATS. */
export interface StoredStream {
  messages: number
  file: StoredFile
}

/** What a backup holds, and what proves that it is all there. It names nobody. */
export interface Manifest {
  format: 1
  /** The moment that a restore leads back to: all databases were read as of then. */
  madeAt: string
  /** Names the key that sealed the files; null when they are open. */
  key: string | null
  databases: Record<string, StoredDatabase>
  streams: Record<string, StoredStream>
  /** The bucket's objects, whose names and sums the file lists; null where no object storage is configured. */
  objects: { count: number; bytes: number; file: StoredFile } | null
}

const [manifestName, proofName] = ['manifest.json', 'manifest.proof']

/** Writes the manifest of a backup, and the proof that it is the one that was written. */
export async function writeManifest(folder: string, manifest: Manifest, key: Buffer | undefined): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const options = { mode: 0o600, flush: true }
  await writeFile(`${folder}/${manifestName}`, bytes, options)
  await writeFile(`${folder}/${proofName}`, `${proofOf(bytes, key)}\n`, options)
}

/**
 * Reads the manifest of a backup.
 * @throws Refusal when there is none, it was changed, or the key is not the one that sealed the backup
 */
export async function readManifest(folder: string, key: Buffer | undefined): Promise<Manifest> {
  let bytes: Buffer
  let proof: string
  let manifest: Manifest
  try {
    bytes = await readFile(`${folder}/${manifestName}`)
    proof = (await readFile(`${folder}/${proofName}`, 'utf8')).trim()
    manifest = JSON.parse(bytes.toString())
  } catch (error) {
    throw new Refusal(`${folder} is no whole backup: ${messageOf(error)}`)
  }
  if (manifest.format !== 1)
    throw new Refusal(`${folder} has the format ${manifest.format}, which this release cannot read`)
  if (manifest.key && !key) throw new Refusal(`${folder} is sealed: set BACKUP_KEY_FILE or BACKUP_KEY`)
  if (!manifest.key && key) {
    throw new Refusal(`${folder} is not sealed, although a key is set: unset it if you trust this backup all the same`)
  }
  if (key && manifest.key !== keyId(key))
    throw new Refusal(`${folder} was sealed with another key (${manifest.key}, not ${keyId(key)})`)
  if (!isSame(proof, proofOf(bytes, key))) throw new Refusal(`${folder}/${manifestName} was changed`)
  return manifest
}
