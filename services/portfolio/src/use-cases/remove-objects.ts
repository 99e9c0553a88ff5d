import type { StoragePorts } from './object-storage.ts'

/** An object that is to be removed. */
export interface DueRemoval {
  key: string
  /** When nobody can write it any longer. */
  lastAt: Date
}

/** What removing objects needs. */
export type RemoveObjectsPorts = StoragePorts & {
  removals: {
    /** Begins some removals that are due; they can no longer be called off. */
    claim(now: Date, most: number): Promise<DueRemoval[]>
    /** Forgets what was removed for good; what can still be written is due again then. */
    settle(removed: readonly string[], now: Date): Promise<void>
    /** Lets others go first. */
    postpone(keys: readonly string[], until: Date): Promise<void>
  }
}

/** Objects that are removed at once. */
const batch = 20

/** Time after which a removal that failed is tried again, in milliseconds. */
const retryAfterMs = 10_000

/**
 * Removes the objects that are due, until there are none. What fails stays due.
 * @throws what the storage throws, once the others of its batch are done
 */
export async function removeObjects(ports: RemoveObjectsPorts, now: Date): Promise<void> {
  const { storage, removals } = ports
  if (!storage) return
  for (;;) {
    const due = await removals.claim(now, batch)
    if (due.length === 0) return
    const outcomes = await Promise.allSettled(due.map(({ key }) => storage.remove(key)))
    const keysThat = (status: 'fulfilled' | 'rejected') =>
      due.filter((_, place) => outcomes[place]?.status === status).map(({ key }) => key)
    await removals.settle(keysThat('fulfilled'), now)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!failed) continue
    await removals.postpone(keysThat('rejected'), new Date(now.getTime() + retryAfterMs))
    throw failed.reason
  }
}
