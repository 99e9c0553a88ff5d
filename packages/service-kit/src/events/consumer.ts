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
  /** The effect on the database. Runs once per event, in the transaction that records the event as handled. */
  once?(event: EventOutput<Key>, transaction: Tx, outbox: Outbox<Published>): Promise<void>
  /** Effects that may be repeated. Runs after `once`, on every delivery. */
  always?(event: EventOutput<Key>): Promise<void>
}

/** Handlers by the event's short name. */
export type EventHandlers<Tx, Published extends EventKey = EventKey> = {
  [Key in EventKey]?: EventHandler<Key, Tx, Published>
}

/** Options of a consumer. */
export interface ConsumerOptions<Tx extends Transaction, Published extends EventKey = EventKey> {
  nats: NatsLink
  logger: Logger
  /** The service and the consumer's name within it; together they name the durable consumers. */
  service: string
  name: string
  handlers: EventHandlers<Tx, Published>
  commit: Commit<Tx, Published>
  /** How often and when a failed event is redelivered; {@link usualRetry} by default. */
  retry?: RetryPolicy
}

/** When a failed event is redelivered. */
export interface RetryPolicy {
  /** Deliveries of one event before it becomes a dead letter. */
  maxDeliveries: number
  /** Delays before the next delivery, in milliseconds, by the number of deliveries so far; the last one repeats. */
  backOffMs: readonly number[]
}

/** Delay before consuming is tried again, in milliseconds. */
const retryMs = 500

/** Gives a dependency about three minutes to come back. */
const usualRetry: RetryPolicy = { maxDeliveries: 10, backOffMs: [200, 1_000, 5_000, 15_000, 30_000] }

/** The delay after a number of deliveries, in milliseconds. */
function backOff({ backOffMs }: RetryPolicy, deliveries: number): number {
  return backOffMs[Math.min(deliveries, backOffMs.length) - 1] ?? 1_000
}

/**
 * Handles domain events; each has its effect once. An event that fails is redelivered with growing delays and finally
 * becomes a dead letter with its reason. Other events are not held up.
 * @returns stops the consumer and waits for events in progress
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

/** One durable consumer per kind of event: servers before 2.10 filter by one subject only. Resolves when all stopped. */
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

/** Consumes one kind of event until told to stop, and starts again whenever the server has lost the consumer or us. */
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
      options.logger.warn({ err, durable }, 'events cannot be consumed now; will try again')
    }
    await wait(retryMs, undefined, { signal }).catch(() => {})
  }
}

/**
 * Handles the events of a durable consumer, some at a time. Resolves when told to stop and the events in progress are
 * done; rejects when the consumer no longer exists on the server.
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
      /** It ended the process each time before, or could not be moved to the dead letters. */
      if (deliveries > retry.maxDeliveries) throw new Error('delivered too often')
      await apply(message, options)
      message.ack()
    } catch (err) {
      if (deliveries < retry.maxDeliveries) {
        options.logger.warn({ err, event: message.subject, deliveries }, 'event failed; it will be redelivered')
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

/** Namespace (RFC 9562, version 5) of the IDs of events that came without a usable one. */
const namelessEvents = '5d5d7f0c-7f0a-4d0e-9a53-0c7f4f6a1b1e'

/** The ID under which an event is recorded as handled: the publisher's, or one made from its position in the stream. */
function eventIdOf(message: JsMsg): string {
  const given = message.headers?.get('Nats-Msg-Id') ?? ''
  return validate(given) ? given : v5(`${message.info.stream}:${message.seq}`, namelessEvents)
}
