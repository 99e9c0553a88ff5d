import { beforeEveryId } from '@resume/service-kit/user-data/export'
import type { ObjectStorage } from './object-storage.ts'

/** What comparing the storage with the tables needs. */
export interface CompareStoragePorts {
  storage: Pick<ObjectStorage, 'list'>
  keys: {
    /** Which of some objects a row names: of an image, or of a removal that is to come. */
    named(keys: readonly string[]): Promise<Set<string>>
    /** The next images by their IDs that were made ready before a time. */
    readyAfter(id: string, before: Date, most: number): Promise<{ id: string; publicKey: string }[]>
  }
}

/** What does not fit together. */
export interface StorageComparison {
  objects: number
  images: number
  /** Objects that no row names. */
  strays: string[]
  /** IDs of ready images whose object is missing. */
  missing: string[]
}

/** Rows, or objects, that are compared at once. */
const batch = 500

/** Longer than writing an object and its row takes, in milliseconds. */
const settlingMs = 60_000

/**
 * Finds objects without a row, and ready images without an object.
 * @param now when it begins; an object that was written in the last minute before is left out, since its row may follow
 */
export async function compareStorage({ storage, keys }: CompareStoragePorts, now: Date): Promise<StorageComparison> {
  const found = new Set<string>()
  const strays: string[] = []
  let waiting: string[] = []
  const settle = async () => {
    const named = await keys.named(waiting)
    strays.push(...waiting.filter((key) => !named.has(key)))
    waiting = []
  }
  for await (const { key, lastModified } of storage.list()) {
    found.add(key)
    if (now.getTime() - lastModified.getTime() > settlingMs) waiting.push(key)
    if (waiting.length >= batch) await settle()
  }
  await settle()

  const missing: string[] = []
  let images = 0
  for (let after = beforeEveryId; ; ) {
    const page = await keys.readyAfter(after, now, batch)
    const last = page.at(-1)
    if (!last) break
    images += page.length
    missing.push(...page.filter(({ publicKey }) => !found.has(publicKey)).map(({ id }) => id))
    after = last.id
  }
  return { objects: found.size, images, strays, missing }
}
