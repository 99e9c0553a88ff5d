import { setTimeout as wait } from 'node:timers/promises'
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { type EventKey, type EventOutput, events } from '@resume/proto/events'
import { v5, validate } from 'uuid'
import { runInContext } from '../context/request-context.ts'
import { nextTraceparent } from '../context/trace-context.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import type { Commit, Outbox, Transaction } from '../outbox/commit.ts'
import { eventStream, type NatsLink } from './connect-nats.ts'
import { deadLetter } from './dead-letters.ts'
import { durableName, ensureConsumer, removeUndeclared } from './durable-consumers.ts'

/** What a consumer does with one kind of event. */
export interface EventHandler<Key extends EventKey, Tx, Published extends EventKey = EventKey> {
  /** The effect on the database; runs once per event, in the transaction that notes it as handled. */
  once?(event: EventOutput<Key>, transaction: Tx, outbox: Outbox<Published>): Promise<void>
  /** Effects that may be repeated; runs after `once`, at every delivery. */
  always?(event: EventOutput<Key>): Promise<void>
}

/** Handlers by the event's short name. */
export type EventHandlers<Tx, Published extends EventKey = EventKey> = {
  [Key in EventKey]?: EventHandler<Key, Tx, Published>
}

/** What a consumer is made of. */
export interface ConsumerOptions<Tx extends Transaction, Published extends EventKey = EventKey> {
  nats: NatsLink
  logger: Logger
  /** The service and the consumer's name within it; together they name the durable consumers. */
  service: string
  name: string
  handlers: EventHandlers<Tx, Published>
  commit: Commit<Tx, Published>
  /** How often and when a failed event is delivered again; {@link usualRetry} when absent. */
  retry?: RetryPolicy
}

/** When a failed event is delivered again. */
export interface RetryPolicy {
  /** Deliveries of one event before it goes to the dead letters. */
  maxDeliveries: number
  /** Waits before the next delivery, in milliseconds, by the number of deliveries so far; the last one repeats. */
  backOffMs: readonly number[]
}

/** Wait before events are followed again that could not be, in milliseconds. */
const retryMs = 500

/** Gives a dependency some three minutes to come back. */
const usualRetry: RetryPolicy = { maxDeliveries: 10, backOffMs: [200, 1_000, 5_000, 15_000, 30_000] }

/** The wait after so many deliveries, in milliseconds. */
function backOff({ backOffMs }: RetryPolicy, deliveries: number): number {
  return backOffMs[Math.min(deliveries, backOffMs.length) - 1] ?? 1_000
}

/**
 * Handles domain events, each once in effect. An event that fails is delivered again, later each time, and at last goes
 * to the dead letters with its reason; others are not held up.
 * @returns stops the consumer and waits for events in work
 */
export function startConsumer<Tx extends Transaction, Published extends EventKey = EventKey>(
  options: ConsumerOptions<Tx, Published>,
): () => Promise<void> {
  const stopping = new AbortController()
  const running = options.nats.ready().then((connection) => consume(connection, options, stopping.signal))
  running.catch((err: unknown) => {
    if (!stopping.signal.aborted) options.logger.error({ err, consumer: options.name }, 'events cannot be consumed')
  })
  return async () => {
    stopping.abort()
    if (options.nats.isUp()) await running.catch(() => {})
  }
}

/** One durable consumer per kind of event: a server before 2.10 filters by one subject only. Resolves when all stopped. */
async function consume<Tx extends Transaction, Published extends EventKey>(
  connection: NatsConnection,
  options: ConsumerOptions<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const keys = Object.keys(options.handlers) as EventKey[]
  const nameOf = (key: string) => durableName(options.service, options.name, key)
  const prefix = nameOf('')
  const declared = keys.map(nameOf)
  await Promise.all([
    removeUndeclared(connection, { prefix, declared, logger: options.logger, signal }),
    ...keys.map((key) => keepFollowing(connection, key, options, signal)),
  ])
}

/** Follows one kind of event until it is told to stop, and begins again whenever the server lost the consumer or us. */
async function keepFollowing<Tx extends Transaction, Published extends EventKey>(
  connection: NatsConnection,
  key: EventKey,
  options: ConsumerOptions<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const durable = durableName(options.service, options.name, key)
  while (!signal.aborted && !connection.isClosed()) {
    try {
      const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 })
      await ensureConsumer(manager, durable, events[key].name)
      await follow(connection, durable, options, signal)
    } catch (err) {
      if (signal.aborted || connection.isClosed()) return
      options.logger.warn({ err, durable }, 'events cannot be consumed now; it is tried again')
    }
    await wait(retryMs, undefined, { signal }).catch(() => {})
  }
}

/**
 * Handles what a durable consumer is sent, some events at a time. Resolves when it was told to stop and the events in work
 * are done; rejects when the consumer is gone from the server.
 */
async function follow<Tx extends Transaction, Published extends EventKey>(
  connection: NatsConnection,
  durable: string,
  options: ConsumerOptions<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const consumer = await jetstream(connection).consumers.get(eventStream.name, durable)
  const messages = await consumer.consume({ max_messages: 50, abort_on_missing_resource: true })
  const stop = () => messages.stop()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const working = new Set<Promise<void>>()
  try {
    for await (const message of messages) {
      const work = handle(connection, message, options).finally(() => working.delete(work))
      working.add(work)
      if (working.size >= 20) await Promise.race(working)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    await Promise.all(working)
  }
}

async function handle<Tx extends Transaction, Published extends EventKey>(
  connection: NatsConnection,
  message: JsMsg,
  options: ConsumerOptions<Tx, Published>,
): Promise<void> {
  const retry = options.retry ?? usualRetry
  const deliveries = message.info.deliveryCount
  const requestId = message.headers?.get('x-request-id') || newId()
  const traceparent = nextTraceparent(message.headers?.get('traceparent'))
  await runInContext({ requestId, traceparent }, async () => {
    try {
      /** It ended the process each time before, or could not be put among the dead letters. */
      if (deliveries > retry.maxDeliveries) throw new Error('delivered too often')
      await apply(message, options)
      message.ack()
    } catch (err) {
      if (deliveries < retry.maxDeliveries) {
        options.logger.warn({ err, event: message.subject, deliveries }, 'event failed; it is delivered again')
        message.nak(backOff(retry, deliveries))
        return
      }
      options.logger.error({ err, event: message.subject }, 'event moved to the dead letters')
      if (!(await deadLetter(connection, message, options, err))) message.nak(backOff(retry, deliveries))
    }
  })
}

async function apply<Tx extends Transaction, Published extends EventKey>(
  message: JsMsg,
  options: ConsumerOptions<Tx>,
): Promise<void> {
  const key = (Object.keys(options.handlers) as EventKey[]).find((name) => events[name].name === message.subject)
  if (!key) return
  const handler = options.handlers[key] as EventHandler<EventKey, Tx, Published>
  const event = events[key].message.deserialize(Buffer.from(message.data)) as EventOutput<EventKey>
  const { once } = handler
  if (once) {
    const eventId = eventIdOf(message)
    await options.commit(async (transaction, outbox) => {
      const consumer = `${options.service}-${options.name}`
      const isNew = await transaction.$executeRaw`
        INSERT INTO handled_events (consumer, event_id) VALUES (${consumer}, ${eventId}::uuid) ON CONFLICT DO NOTHING`
      if (isNew) await once(event, transaction, outbox)
    })
  }
  await handler.always?.(event)
}

/** Namespace (RFC 9562, version 5) of the ids of events that came without a usable one. */
const namelessEvents = '5d5d7f0c-7f0a-4d0e-9a53-0c7f4f6a1b1e'

/** The id under which an event is noted as handled: the publisher's, else one made of its place in the stream. */
function eventIdOf(message: JsMsg): string {
  const given = message.headers?.get('Nats-Msg-Id') ?? ''
  return validate(given) ? given : v5(`${message.info.stream}:${message.seq}`, namelessEvents)
}
