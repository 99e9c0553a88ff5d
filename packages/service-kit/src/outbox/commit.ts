import type { EventInput, EventKey } from '@resume/proto/events'
import type { CacheDrops } from './cache-drops.ts'
import { type CommittedKeys, insertEvent, insertEvents, insertKeys, type ManyEvents } from './outbox-row.ts'
import type { Transaction } from './transaction.ts'

export type { Transaction } from './transaction.ts'

/** Where a change writes its events and cache keys, in its own transaction. */
export interface Outbox<Published extends EventKey = EventKey> {
  /**
   * Appends an event; it is published once the transaction has committed.
   * @param options.drops cache entries that the change makes stale
   * @returns the event's ID
   */
  append<Key extends Published>(key: Key, payload: EventInput<Key>, options?: { drops?: string[] }): Promise<string>
  /** Appends several events of one kind at the price of one, for changes of many rows. */
  appendAll<Key extends Published>(key: Key, events: ManyEvents<Key>[]): Promise<void>
  /** Drops cache entries for a change that publishes no event. */
  drop(cacheKeys: string[]): Promise<void>
}

/**
 * Runs a change in a transaction. When it resolves, the change is committed and every cache entry that it names is gone,
 * so that an answer is never followed by a stale read; while Redis does not confirm that, the entries are dropped in the
 * background until it does. When `work` throws, nothing of it stays.
 */
export type Commit<Tx = Transaction, Published extends EventKey = EventKey> = <T>(
  work: (transaction: Tx, outbox: Outbox<Published>) => Promise<T>,
) => Promise<T>

/**
 * Makes the {@link Commit} of a database.
 * @param transaction runs work in a transaction
 * @param drops of a service that caches
 */
export function createCommit<Tx extends Transaction, Published extends EventKey = EventKey>(
  transaction: <T>(work: (transaction: Tx) => Promise<T>) => Promise<T>,
  drops?: Pick<CacheDrops, 'now'>,
): Commit<Tx, Published> {
  return async (work) => {
    let committed: CommittedKeys[] = []
    const result = await transaction((tx) => {
      committed = []
      return work(tx, outboxOf(tx, committed))
    })
    await drops?.now(committed)
    return result
  }
}

function outboxOf(transaction: Transaction, carried: CommittedKeys[]): Outbox {
  return {
    async append(key, payload, { drops = [] } = {}) {
      const cacheKeys = [...new Set(drops)]
      const id = await insertEvent(transaction, key, payload, cacheKeys)
      if (cacheKeys.length > 0) carried.push({ id, cacheKeys })
      return id
    },
    async appendAll(key, events) {
      if (events.length === 0) return
      const written = await insertEvents(transaction, key, events)
      carried.push(...written.filter(({ cacheKeys }) => cacheKeys.length > 0))
    },
    async drop(keys) {
      const cacheKeys = [...new Set(keys)]
      if (cacheKeys.length > 0) carried.push({ id: await insertKeys(transaction, cacheKeys), cacheKeys })
    },
  }
}
