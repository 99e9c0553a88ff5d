import { pipeline } from 'node:stream/promises'
import { readBackupFile, readLines, requireSameFile } from './backup-file.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { StoredObject } from './objects.ts'
import { Refusal } from './refusal.ts'
import { RowDigest } from './row-digest.ts'

/**
 * Reads a backup to its last byte: every file is there and unchanged, opens with the key, and holds the rows and objects that
 * the manifest counts. Changes nothing.
 * @returns its manifest
 * @throws Refusal in one line that says what is wrong
 */
export async function verifyBackup(folder: string, key: Buffer | undefined): Promise<Manifest> {
  const manifest = await readManifest(folder, key)
  for (const [name, { tables }] of Object.entries(manifest.databases)) {
    for (const [table, { file, rows, digest }] of Object.entries(tables)) {
      await requireSameFile(folder, file)
      const sum = new RowDigest()
      sum.resume()
      await pipeline(readBackupFile(folder, file, { key, isPacked: true }), sum)
      const found = sum.sum()
      if (found.rows !== rows || found.digest !== digest) throw new Refusal(`${name}.${table} holds other rows`)
    }
  }
  for (const { file, messages } of Object.values(manifest.streams)) {
    await requireSameFile(folder, file)
    await requireCount(file.path, messages, readLines(folder, file, key))
  }
  if (manifest.objects) {
    const { file, count } = manifest.objects
    await requireSameFile(folder, file)
    const objects = readLines<StoredObject>(folder, file, key)
    await requireCount(file.path, count, objects, (object) => requireSameFile(folder, object.file))
  }
  return manifest
}

async function requireCount<T>(
  path: string,
  count: number,
  lines: AsyncIterable<T>,
  examine: (line: T) => Promise<void> = async () => {},
): Promise<void> {
  let found = 0
  for await (const line of lines) {
    await examine(line)
    found++
  }
  if (found !== count) throw new Refusal(`${path} holds ${found} lines instead of ${count}`)
}
