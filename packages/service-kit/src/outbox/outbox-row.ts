import { type EventInput, type EventKey, events } from '@resume/proto/events'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { newId } from '../ids.ts'
import type { Transaction } from './transaction.ts'

/** The channel on which a writer wakes its service's relay. */
export const outboxChannel = 'outbox'

/** Cache keys that a committed change makes stale, and the outbox row that carries them. */
export interface CommittedKeys {
  id: string
  cacheKeys: string[]
}

/** The values of an event's outbox row, for SQL that is written by hand. */
export interface EventRow {
  id: string
  name: string
  payload: Uint8Array<ArrayBuffer>
  requestId: string
  traceparent: string
}

/** Makes the {@link EventRow} of an event, in the trace of the request in work. */
export function eventRow<Key extends EventKey>(key: Key, payload: EventInput<Key>): EventRow {
  const id = newId()
  const { name, message } = events[key]
  const { serialize } = message as { serialize(value: EventInput<Key>): Buffer }
  const context = currentContext()
  return {
    id,
    name,
    payload: new Uint8Array(serialize(payload)),
    requestId: context?.requestId ?? id,
    traceparent: context?.traceparent ?? newTraceparent(),
  }
}

/**
 * Writes an event into the outbox, in the transaction of the change that it reports.
 * @param cacheKeys entries that the change makes stale
 * @returns the event's ID
 */
export async function insertEvent<Key extends EventKey>(
  transaction: Transaction,
  key: Key,
  payload: EventInput<Key>,
  cacheKeys: string[] = [],
): Promise<string> {
  const event = eventRow(key, payload)
  /** The time is the statement's, not the transaction's, because rows that are left over are recognized by their age. */
  await transaction.$executeRaw`
    WITH event AS (
      INSERT INTO outbox_events (id, name, payload, request_id, traceparent, cache_keys, created_at)
      VALUES (${event.id}::uuid, ${event.name}, ${event.payload}, ${event.requestId}, ${event.traceparent},
        ${cacheKeys}::text[], clock_timestamp())
      RETURNING id
    )
    SELECT pg_notify(${outboxChannel}, '') FROM event`
  return event.id
}

/** An event of several of one kind, and the cache entries that its change makes stale. */
export interface ManyEvents<Key extends EventKey> {
  payload: EventInput<Key>
  drops: string[]
}

/**
 * Writes several events of one kind in one statement, for changes of many rows.
 * @returns the keys of each, with the row that carries them
 */
export async function insertEvents<Key extends EventKey>(
  transaction: Transaction,
  key: Key,
  events: ManyEvents<Key>[],
): Promise<CommittedKeys[]> {
  const rows = events.map(({ payload, drops }) => ({ ...eventRow(key, payload), cacheKeys: [...new Set(drops)] }))
  const column = (of: (row: (typeof rows)[number]) => string) => rows.map(of)
  await transaction.$executeRaw`
    WITH written AS (
      INSERT INTO outbox_events (id, name, payload, request_id, traceparent, cache_keys, created_at)
      SELECT id, name, decode(payload, 'base64'), request_id, traceparent, string_to_array(cache_keys, chr(10)),
        clock_timestamp()
      FROM unnest(
        ${column(({ id }) => id)}::uuid[], ${column(({ name }) => name)}::text[],
        ${column(({ payload }) => Buffer.from(payload).toString('base64'))}::text[],
        ${column(({ requestId }) => requestId)}::text[], ${column(({ traceparent }) => traceparent)}::text[],
        ${column(({ cacheKeys }) => cacheKeys.join('\n'))}::text[]
      ) AS event (id, name, payload, request_id, traceparent, cache_keys)
      RETURNING id
    )
    SELECT pg_notify(${outboxChannel}, '') FROM written LIMIT 1`
  return rows.map(({ id, cacheKeys }) => ({ id, cacheKeys }))
}

/**
 * Writes a row that carries nothing but cache keys, for a change that publishes no event.
 * @returns the row's ID
 */
export async function insertKeys(transaction: Transaction, cacheKeys: string[]): Promise<string> {
  const id = newId()
  await transaction.$executeRaw`
    INSERT INTO outbox_events (id, name, payload, request_id, traceparent, cache_keys, created_at, published_at)
    VALUES (${id}::uuid, '', '', '', '', ${cacheKeys}::text[], clock_timestamp(), clock_timestamp())`
  return id
}
