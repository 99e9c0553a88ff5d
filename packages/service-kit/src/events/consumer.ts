import { setTimeout as wait } from 'node:timers/promises'
import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamManager,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream'
import { headers, type NatsConnection, nanos } from '@nats-io/transport-node'
import { type EventKey, type EventOutput, events } from '@resume/proto/events'
import { v5, validate } from 'uuid'
import { runInContext } from '../context/request-context.ts'
import { nextTraceparent } from '../context/trace-context.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import type { SqlExecutor } from '../outbox/append-event.ts'
import { eventStream, type NatsLink } from './connect-nats.ts'

/** What a consumer does with one kind of event. */
export interface EventHandler<Key extends EventKey, Transaction> {
  /** The effect on the database; runs once per event, in the transaction that notes it as handled. */
  once?(event: EventOutput<Key>, transaction: Transaction): Promise<void>
  /** Effects that may be repeated, such as dropping caches; runs after `once`, at every delivery. */
  always?(event: EventOutput<Key>): Promise<void>
}

/** Handlers by the event's short name. */
export type EventHandlers<Transaction> = { [Key in EventKey]?: EventHandler<Key, Transaction> }

/** What a consumer is made of. */
export interface ConsumerOptions<Transaction extends SqlExecutor> {
  nats: NatsLink
  logger: Logger
  /** The service and the consumer's name within it; together they name the durable consumers. */
  service: string
  name: string
  handlers: EventHandlers<Transaction>
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
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

/** The subject of what a consumer could not handle. */
export function deadLetterSubject(service: string, name: string): string {
  return `resume.dead.${service}.${name}`
}

/**
 * Handles domain events, each once in effect. An event that fails is delivered again, later each time, and at last goes
 * to the dead letters with its reason; others are not held up.
 * @returns stops the consumer and waits for events in work
 */
export function startConsumer<Transaction extends SqlExecutor>(
  options: ConsumerOptions<Transaction>,
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
async function consume<Transaction extends SqlExecutor>(
  connection: NatsConnection,
  options: ConsumerOptions<Transaction>,
  signal: AbortSignal,
): Promise<void> {
  const keys = Object.keys(options.handlers) as EventKey[]
  await Promise.all(keys.map((key) => keepFollowing(connection, key, options, signal)))
}

/** Follows one kind of event until it is told to stop, and begins again whenever the server lost the consumer or us. */
async function keepFollowing<Transaction extends SqlExecutor>(
  connection: NatsConnection,
  key: EventKey,
  options: ConsumerOptions<Transaction>,
  signal: AbortSignal,
): Promise<void> {
  const durable = `${options.service}-${options.name}-${key}`
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

/** Makes a durable consumer, or brings the one that is there up to date; two processes at once do no harm. */
async function ensureConsumer(manager: JetStreamManager, durable: string, subject: string): Promise<void> {
  const changeable = {
    ack_wait: nanos(30_000),
    /** We count ourselves: what the server gives up is in no dead letter. */
    max_deliver: -1,
    max_ack_pending: 100,
  }
  try {
    await manager.consumers.update(eventStream.name, durable, changeable)
  } catch {
    await manager.consumers.add(eventStream.name, {
      ...changeable,
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subject: subject,
    })
  }
}

/**
 * Handles what a durable consumer is sent, some events at a time. Resolves when it was told to stop and the events in work
 * are done; rejects when the consumer is gone from the server.
 */
async function follow<Transaction extends SqlExecutor>(
  connection: NatsConnection,
  durable: string,
  options: ConsumerOptions<Transaction>,
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

async function handle<Transaction extends SqlExecutor>(
  connection: NatsConnection,
  message: JsMsg,
  options: ConsumerOptions<Transaction>,
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
      options.logger.error({ err, event: message.subject }, 'event given up')
      if (!(await bury(connection, message, options, err))) message.nak(backOff(retry, deliveries))
    }
  })
}

async function apply<Transaction extends SqlExecutor>(
  message: JsMsg,
  options: ConsumerOptions<Transaction>,
): Promise<void> {
  const key = (Object.keys(options.handlers) as EventKey[]).find((name) => events[name].name === message.subject)
  if (!key) return
  const handler = options.handlers[key] as EventHandler<EventKey, Transaction>
  const event = events[key].message.deserialize(Buffer.from(message.data)) as EventOutput<EventKey>
  const { once } = handler
  if (once) {
    const eventId = eventIdOf(message)
    await options.transaction(async (transaction) => {
      const consumer = `${options.service}-${options.name}`
      const isNew = await transaction.$executeRaw`
        INSERT INTO handled_events (consumer, event_id) VALUES (${consumer}, ${eventId}::uuid) ON CONFLICT DO NOTHING`
      if (isNew) await once(event, transaction)
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

/** Puts an event with its reason among the dead letters. @returns whether it is there */
async function bury<Transaction extends SqlExecutor>(
  connection: NatsConnection,
  message: JsMsg,
  options: ConsumerOptions<Transaction>,
  reason: unknown,
): Promise<boolean> {
  const meta = headers()
  meta.set('x-subject', message.subject)
  meta.set(
    'x-reason',
    reason instanceof Error ? `${reason.name}: ${reason.message}`.replace(/[\r\n]+/g, ' ') : 'unknown',
  )
  const eventId = message.headers?.get('Nats-Msg-Id')
  if (eventId) meta.set('x-event-id', eventId)
  try {
    await jetstream(connection).publish(deadLetterSubject(options.service, options.name), message.data, {
      headers: meta,
      timeout: 5_000,
    })
    message.term('dead letter')
    return true
  } catch {
    return false
  }
}
