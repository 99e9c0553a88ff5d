import { setTimeout as wait } from 'node:timers/promises'
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { type EventKey, events } from '@resume/proto/events'
import type { Logger } from '../logging/logger.ts'
import type { Commit, Transaction } from '../outbox/commit.ts'
import { type EventHandlers, replaySubject } from './apply-event.ts'
import { eventStream, type NatsLink } from './connect-nats.ts'
import { durableName, ensureConsumer, removeUndeclared, replayed } from './durable-consumers.ts'
import { createFaults, type Handling, handleMessage } from './handle-message.ts'
import { type RetryPolicy, usualRetry } from './retry-policy.ts'
import { createTurns } from './turns.ts'

export type { EventHandler, EventHandlers } from './apply-event.ts'

/** Options of a consumer. */
export interface ConsumerOptions<Tx extends Transaction, Published extends EventKey = EventKey> {
  nats: NatsLink
  logger: Logger
  /** The service and the consumer's name within it; together they name the durable consumers. */
  service: string
  name: string
  handlers: EventHandlers<Tx, Published>
  commit: Commit<Tx, Published>
  /** When an event is tried again; {@link usualRetry} by default. */
  retry?: RetryPolicy
  /** Filled with the events that wait for something that is down. */
  paused?: Set<JsMsg>
}

/** Delay before consuming is tried again, in milliseconds. */
const retryMs = 500

/** How long a consumer that stops waits for the server to hear of it, in milliseconds. */
const hearingMs = 2_000

/**
 * How long a request for events stands, in milliseconds. When the connection is lost again while the client asks whether a consumer is
 * still there, it waits about as long before it asks anew, and no event comes meanwhile.
 */
const requestMs = 5_000

/** How long the server may take to say that a consumer is there, in milliseconds. */
const answerMs = 2_000

/** Events of one kind that a process works on at a time. */
const inWork = 20

/**
 * Handles domain events; each has its effect once. While something that an event needs is away, such as the database, the
 * event waits here and is tried again without limit. One that fails by its own fault is redelivered with growing delays
 * and finally becomes a dead letter with its reason. Other events are not held up.
 * @returns stops the consumer and waits for events in work; those that wait are given back
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

/**
 * One durable consumer per kind of event, because servers before 2.10 filter by one subject only, and one for dead letters
 * that are replayed. Resolves when all stopped.
 */
async function consume<Tx extends Transaction, Published extends EventKey>(
  connection: NatsConnection,
  options: ConsumerOptions<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const { service, name, logger } = options
  const keys = Object.keys(options.handlers) as EventKey[]
  const subjects = new Map(keys.map((key) => [durableName(service, name, key), events[key].name]))
  if (keys.length > 0) subjects.set(durableName(service, name, replayed), replaySubject(service, name))
  const prefix = durableName(service, name, '')
  const faults = createFaults()
  const shared = {
    ...options,
    connection,
    isUp: options.nats.isUp,
    retry: options.retry ?? usualRetry,
    paused: options.paused ?? new Set(),
    faults,
  }
  await Promise.all([
    removeUndeclared(connection, { prefix, declared: [...subjects.keys()], logger, signal }),
    ...[...subjects].map(([durable, subject]) =>
      keepFollowing({ durable, subject }, { ...shared, inTurn: createTurns(inWork) }, signal),
    ),
  ])
}

/** Consumes one kind of event until told to stop, and starts again whenever the server has lost the consumer or us. */
async function keepFollowing<Tx extends Transaction, Published extends EventKey>(
  { durable, subject }: { durable: string; subject: string },
  handling: Handling<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const { connection, logger, retry } = handling
  while (!signal.aborted && !connection.isClosed()) {
    try {
      const manager = await jetstreamManager(connection, { checkAPI: false, timeout: answerMs })
      await ensureConsumer(manager, durable, subject, retry.ackWaitMs)
      await follow(durable, handling, signal)
    } catch (err) {
      if (signal.aborted || connection.isClosed()) return
      logger.warn({ err, durable }, 'events cannot be consumed now; will try again')
    }
    await wait(retryMs, undefined, { signal }).catch(() => {})
  }
}

/**
 * Handles the events of a durable consumer, some at a time. Resolves when told to stop and the events in work are done;
 * rejects when the consumer no longer exists on the server.
 *
 * Every event that arrives is taken at once, at most as many as the server lets us leave unacknowledged: nobody would
 * give signs of life for one that waits in the client's own queue, and the server would deliver it to another replica too.
 */
async function follow<Tx extends Transaction, Published extends EventKey>(
  durable: string,
  handling: Handling<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const { consumers } = jetstream(handling.connection, { timeout: answerMs })
  const consumer = await consumers.get(eventStream.name, durable)
  const messages = await consumer.consume({ max_messages: 50, expires: requestMs, abort_on_missing_resource: true })
  const ended = new AbortController()
  const stop = () => {
    ended.abort()
    messages.stop()
  }
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const working = new Set<Promise<void>>()
  try {
    for await (const message of messages) {
      const work = handleMessage(message, handling, ended.signal).finally(() => working.delete(work))
      working.add(work)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    ended.abort()
    await Promise.all(working)
    await untilHeard(handling.connection)
  }
}

/**
 * Waits, for {@link hearingMs} at most, until the server has heard what we told it: that events are done, and that we want
 * no more. Until it has, it sends us more of them; nobody takes those, and another replica gets them only when the time to
 * acknowledge them is over.
 */
async function untilHeard(connection: NatsConnection): Promise<void> {
  const late = new AbortController()
  const heard = connection.flush().catch(() => {})
  await Promise.race([heard, wait(hearingMs, undefined, { signal: late.signal }).catch(() => {})])
  late.abort()
}
