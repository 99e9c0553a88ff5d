import { createHash } from 'node:crypto'
import { link, mkdir } from 'node:fs/promises'
import type http from 'node:http'
import type { Readable } from 'node:stream'
import { Client } from 'minio'
import { fileIn, readBackupFile, readLines, type StoredFile, writeBackupFile } from './backup-file.ts'
import type { Manifest } from './manifest.ts'
import { messageOf, Refusal } from './refusal.ts'
import type { StorageSettings } from './settings.ts'

/** Objects that are copied at a time. */
const atOnce = 4
/** Headers that come back with an object. */
const keptHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language']

/** An object of a backup. */
export interface StoredObject {
  key: string
  size: number
  etag: string
  headers: Record<string, string>
  file: StoredFile
}

/** A backup's folder, and what seals it. */
export interface Place {
  folder: string
  key: Buffer | undefined
}

/** Opens the object storage. */
export function openStorage({ endpoint, accessKey, secretKey, region }: StorageSettings): Client {
  const useSSL = endpoint.protocol === 'https:'
  const port = Number(endpoint.port) || (useSSL ? 443 : 80)
  return new Client({ endPoint: endpoint.hostname, port, useSSL, accessKey, secretKey, region, pathStyle: true })
}

/** Every object of the bucket. @throws Refusal when it cannot be listed */
export async function* listObjects(client: Client, bucket: string) {
  try {
    for await (const { name, size, etag, lastModified } of client.listObjectsV2(bucket, '', true)) {
      if (name) yield { key: name, size, etag: etag?.replaceAll('"', '') ?? '', lastModified }
    }
  } catch (error) {
    throw new Refusal(`the bucket ${bucket} cannot be listed: ${messageOf(error)}`)
  }
}

/**
 * Copies the bucket. What the backup before has already, under the same name with the same content, is linked to it, not read
 * again.
 * @param before the backup before, sealed with the same key
 */
export async function dumpObjects(
  storage: StorageSettings,
  { folder, key }: Place,
  before: { folder: string; objects: Manifest['objects'] } | undefined,
): Promise<Manifest['objects']> {
  const client = openStorage(storage)
  const known = new Map<string, StoredObject>()
  if (before?.objects) {
    for await (const object of readLines<StoredObject>(before.folder, before.objects.file, key))
      known.set(object.key, object)
  }
  let [count, bytes] = [0, 0]
  const copy = async ({ key: name, size, etag }: { key: string; size: number; etag: string }) => {
    const former = known.get(name)
    if (before && former?.size === size && former.etag === etag && (await linked(before.folder, folder, former.file))) {
      return former
    }
    const path = `objects/${createHash('sha256').update(name).digest('hex')}`
    const answer = (await client.getObject(storage.bucket, name)) as Readable & Pick<http.IncomingMessage, 'headers'>
    const kept = Object.entries(answer.headers).filter(
      ([each]) => keptHeaders.includes(each) || each.startsWith('x-amz-meta-'),
    )
    const file = await writeBackupFile(folder, path, answer, { key, isPacked: false })
    return { key: name, size, etag, headers: Object.fromEntries(kept) as Record<string, string>, file }
  }
  async function* lines(): AsyncGenerator<string> {
    const working: Promise<StoredObject | undefined>[] = []
    const next = async () => {
      const object = await working.shift()
      if (!object) return ''
      count++
      bytes += object.size
      return `${JSON.stringify(object)}\n`
    }
    for await (const found of listObjects(client, storage.bucket)) {
      const work = copy(found).catch((error: unknown) => {
        /** It was deleted since it was listed. */
        if (error instanceof Error && 'code' in error && error.code === 'NoSuchKey') return undefined
        throw new Refusal(`the object ${found.key} cannot be read: ${messageOf(error)}`)
      })
      work.catch(() => {})
      working.push(work)
      if (working.length >= atOnce) yield await next()
    }
    while (working.length > 0) yield await next()
  }
  const file = await writeBackupFile(folder, 'objects.ndjson', lines(), { key, isPacked: true })
  return { count, bytes, file }
}

/** Links a file of the backup before. @returns whether the file system can, and it was there */
async function linked(from: string, to: string, file: StoredFile): Promise<boolean> {
  try {
    await mkdir(`${to}/objects`, { recursive: true, mode: 0o700 })
    await link(fileIn(from, file), fileIn(to, file))
    return true
  } catch {
    return false
  }
}

/** Puts every object back, and removes those that the backup does not have. @returns how many there are */
export async function restoreObjects(
  storage: StorageSettings,
  objects: NonNullable<Manifest['objects']>,
  { folder, key }: Place,
): Promise<number> {
  const client = openStorage(storage)
  const left = new Set<string>()
  for await (const found of listObjects(client, storage.bucket)) left.add(found.key)
  let working: Promise<unknown>[] = []
  for await (const { key: name, size, headers, file } of readLines<StoredObject>(folder, objects.file, key)) {
    left.delete(name)
    const content = readBackupFile(folder, file, { key, isPacked: false })
    const put = client.putObject(storage.bucket, name, content, size, headers)
    /** It may fail before it is waited for. */
    put.catch(() => {})
    working.push(put)
    if (working.length < atOnce) continue
    await Promise.all(working)
    working = []
  }
  await Promise.all(working)
  for (const name of left) await client.removeObject(storage.bucket, name)
  return objects.count
}
