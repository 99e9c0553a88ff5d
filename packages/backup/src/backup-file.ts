import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as connect, PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { messageOf, Refusal } from './refusal.ts'
import { createSeal, createUnseal } from './seal.ts'

/** A file of a backup, as the manifest knows it. */
export interface StoredFile {
  /** Below the backup's folder. */
  path: string
  bytes: number
  /** SHA-256 of the file as it lies on the disk, in hexadecimal. */
  sha256: string
}

/**
 * Where a file of a backup is. Without a key anybody can write a manifest, and what it names must not be outside.
 * @throws Refusal for a path that is not below the backup's folder
 */
export function fileIn(folder: string, { path }: Pick<StoredFile, 'path'>): string {
  const isBelow = typeof path === 'string' && path.split('/').every((part) => /^\w[\w.-]*$/.test(part))
  if (!isBelow) throw new Refusal(`${folder} names a file that is not in it: ${JSON.stringify(path)}`)
  return `${folder}/${path}`
}

/** How the files of a backup are written and read. */
export interface FileOptions {
  /** Seals them; undefined for files that are open. */
  key: Buffer | undefined
  /** Whether they are packed; images are already. */
  isPacked: boolean
}

/**
 * Writes a file, sealed when there is a key. It has its name only once all of it is on the disk.
 * @param path where, without the endings that say how it is stored
 */
export async function writeBackupFile(
  folder: string,
  path: string,
  source: Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
  { key, isPacked }: FileOptions,
): Promise<StoredFile> {
  const stored = `${path}${isPacked ? '.gz' : ''}${key ? '.sealed' : ''}`
  const file = `${folder}/${stored}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const steps = [...(isPacked ? [createGzip({ level: 3 })] : []), ...(key ? [createSeal(key)] : []), measured]
  const from = source instanceof Readable ? source : Readable.from(source)
  await pipeline([from, ...steps, createWriteStream(`${file}.part`, { mode: 0o600, flush: true })])
  await rename(`${file}.part`, file)
  return { path: stored, bytes, sha256: hash.digest('hex') }
}

/** Opens a file as it was before it was packed and sealed. The stream fails where the file is not what was written. */
export function readBackupFile(folder: string, stored: StoredFile, { key, isPacked }: FileOptions): Readable {
  const file = fileIn(folder, stored)
  const steps = [...(key ? [createUnseal(key)] : []), ...(isPacked ? [createGunzip()] : [])]
  const content = new PassThrough()
  /** A failure of any step is one of the content. */
  connect([createReadStream(file), ...steps, content], () => {})
  return content
}

/** The lines of a file. @throws Refusal when it is not what was written */
export async function* readLines<T>(folder: string, file: StoredFile, key: Buffer | undefined): AsyncGenerator<T> {
  let rest = ''
  try {
    for await (const chunk of readBackupFile(folder, file, { key, isPacked: true }).setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  } catch (error) {
    throw new Refusal(`${file.path} cannot be read: ${messageOf(error)}`)
  }
}

/** Whether a file is, byte for byte, the one that was written. @throws Refusal in one line when it is not */
export async function requireSameFile(folder: string, { path, bytes, sha256 }: StoredFile): Promise<void> {
  const file = fileIn(folder, { path })
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  )
  if (size === undefined) throw new Refusal(`${path} is missing`)
  if (size !== bytes) throw new Refusal(`${path} has ${size} bytes instead of ${bytes}`)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  if (hash.digest('hex') !== sha256) throw new Refusal(`${path} was changed`)
}

/** Waits until a folder's entries are on the disk. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().catch(() => {})
  await folder.close()
}
