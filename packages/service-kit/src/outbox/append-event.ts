import type { EventInput, EventKey } from '@resume/proto/events'
import { insertEvent } from './outbox-row.ts'
import type { Transaction } from './transaction.ts'

/** Writes an event that makes no cache entry stale; see {@link insertEvent}. */
export function appendEvent<Key extends EventKey>(
  transaction: Transaction,
  key: Key,
  payload: EventInput<Key>,
): Promise<string> {
  return insertEvent(transaction, key, payload)
}
