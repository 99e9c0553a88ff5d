import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is kept of an object besides its bytes. */
export interface ObjectFacts {
  /** Headers that were sent with it and come back with it, in lower case. */
  headers: Record<string, string>
  size: number
  etag: string
  lastModified: string
}

/** Objects in a folder: they outlive the process. */
export interface ObjectStore {
  put(key: string, bytes: Buffer, headers: Record<string, string>): ObjectFacts
  facts(key: string): ObjectFacts | undefined
  read(key: string): Buffer
  remove(key: string): void
  /** Keys in their order. */
  keys(): string[]
}

/** Opens the objects below a folder. */
export function openObjectStore(dir: string): ObjectStore {
  mkdirSync(dir, { recursive: true })
  const pathOf = (key: string, ending: string) => join(dir, `${encodeURIComponent(key)}.${ending}`)
  /** A write that is cut off leaves the former object. */
  const write = (path: string, content: string | Buffer) => {
    writeFileSync(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  }
  return {
    put(key, bytes, headers) {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
      const facts: ObjectFacts = { headers, size: bytes.length, etag, lastModified: new Date().toUTCString() }
      write(pathOf(key, 'bytes'), bytes)
      write(pathOf(key, 'json'), JSON.stringify(facts))
      return facts
    },
    facts: (key) =>
      existsSync(pathOf(key, 'json')) ? JSON.parse(readFileSync(pathOf(key, 'json'), 'utf8')) : undefined,
    read: (key) => readFileSync(pathOf(key, 'bytes')),
    remove(key) {
      for (const ending of ['json', 'bytes']) rmSync(pathOf(key, ending), { force: true })
    },
    keys: () =>
      readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .map((name) => decodeURIComponent(name.slice(0, -'.json'.length)))
        .sort(),
  }
}
