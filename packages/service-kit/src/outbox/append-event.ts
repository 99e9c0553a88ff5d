import { type EventInput, type EventKey, events } from '@resume/proto/events'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { newId } from '../ids.ts'

/** The part of a Prisma transaction that the outbox needs. */
export interface SqlExecutor {
  $executeRaw(query: TemplateStringsArray, ...values: unknown[]): Promise<number>
}

/** The channel on which a writer wakes its service's relay. */
export const outboxChannel = 'outbox'

/**
 * Writes an event into the outbox, in the transaction of the change that it tells of; the relay publishes it once the
 * transaction has committed.
 * @returns the event's id
 */
export async function appendEvent<Key extends EventKey>(
  transaction: SqlExecutor,
  key: Key,
  payload: EventInput<Key>,
): Promise<string> {
  const id = newId()
  const event = events[key]
  const message = event.message as { serialize(value: EventInput<Key>): Buffer }
  const bytes = new Uint8Array(message.serialize(payload))
  const context = currentContext()
  const requestId = context?.requestId ?? id
  const traceparent = context?.traceparent ?? newTraceparent()
  await transaction.$executeRaw`
    INSERT INTO outbox_events (id, name, payload, request_id, traceparent)
    VALUES (${id}::uuid, ${event.name}, ${bytes}, ${requestId}, ${traceparent})`
  await transaction.$executeRaw`SELECT pg_notify(${outboxChannel}, '')`
  return id
}
