import type { JsMsg } from '@nats-io/jetstream'
import { type EventKey, type EventOutput, events } from '@resume/proto/events'
import { v5, validate } from 'uuid'
import type { Commit, Outbox, Transaction } from '../outbox/commit.ts'

/** What a consumer does with one kind of event. */
export interface EventHandler<Key extends EventKey, Tx, Published extends EventKey = EventKey> {
  /** The effect on the database. Runs once per event, in the transaction that records the event as handled. */
  once?(event: EventOutput<Key>, transaction: Tx, outbox: Outbox<Published>): Promise<void>
  /** Effects that may be repeated. Runs after `once`, on every delivery. */
  always?(event: EventOutput<Key>): Promise<void>
}

/** Handlers by the event's short name. */
export type EventHandlers<Tx, Published extends EventKey = EventKey> = {
  [Key in EventKey]?: EventHandler<Key, Tx, Published>
}

/** Whose handlers apply an event. */
export interface Applying<Tx extends Transaction, Published extends EventKey> {
  service: string
  name: string
  handlers: EventHandlers<Tx, Published>
  commit: Commit<Tx, Published>
}

/** The subject under which dead letters are handed back to the consumer that they come from, and to no other. */
export function replaySubject(service: string, name: string): string {
  return `resume.replay.${service}.${name}`
}

/** Hands an event to its handler. The effect of `once` and the record that the event was handled are one transaction. */
export async function applyEvent<Tx extends Transaction, Published extends EventKey>(
  message: JsMsg,
  { service, name, handlers, commit }: Applying<Tx, Published>,
): Promise<void> {
  const subject = subjectOf(message)
  const key = (Object.keys(handlers) as EventKey[]).find((known) => events[known].name === subject)
  if (!key) {
    if (isReplayed(message)) throw new Error(`${service} no longer handles ${subject}`)
    return
  }
  const handler = handlers[key] as EventHandler<EventKey, Tx, Published>
  const event = events[key].message.deserialize(Buffer.from(message.data)) as EventOutput<EventKey>
  const { once } = handler
  if (once) {
    const eventId = eventIdOf(message)
    await commit(async (transaction, outbox) => {
      const consumer = `${service}-${name}`
      const isNew = await transaction.$executeRaw`
        INSERT INTO handled_events (consumer, event_id) VALUES (${consumer}, ${eventId}::uuid) ON CONFLICT DO NOTHING`
      if (isNew) await once(event, transaction, outbox)
    })
  }
  await handler.always?.(event)
}

const isReplayed = (message: JsMsg) => message.subject.startsWith('resume.replay.')

/** The subject that an event was published under; a replayed one carries it along. */
export function subjectOf(message: JsMsg): string {
  return isReplayed(message) ? (message.headers?.get('x-subject') ?? '') : message.subject
}

/** Namespace (RFC 9562, version 5) of the IDs of events that came without a usable one. */
const namelessEvents = '5d5d7f0c-7f0a-4d0e-9a53-0c7f4f6a1b1e'

/**
 * The ID under which an event is recorded as handled: the publisher's, or one made from its position in the stream. A
 * replayed event keeps the ID that it had.
 */
export function eventIdOf(message: JsMsg): string {
  const given = message.headers?.get(isReplayed(message) ? 'x-event-id' : 'Nats-Msg-Id') ?? ''
  return validate(given) ? given : v5(`${message.info.stream}:${message.seq}`, namelessEvents)
}
