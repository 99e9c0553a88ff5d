import { setTimeout as wait } from 'node:timers/promises'
import type { JsMsg } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { EventKey } from '@resume/proto/events'
import { LRUCache } from 'lru-cache'
import { runInContext } from '../context/request-context.ts'
import { nextTraceparent } from '../context/trace-context.ts'
import { isOutage } from '../errors/outages.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../logging/logger.ts'
import type { Transaction } from '../outbox/commit.ts'
import { type Applying, applyEvent, eventIdOf, subjectOf } from './apply-event.ts'
import { deadLetter } from './dead-letters.ts'
import { delayAfter, maxDeliveries, type RetryPolicy } from './retry-policy.ts'

/** Faulty events that a process remembers at a time; a forgotten one is tried anew. */
const rememberedFaults = 10_000

/** What handling events of one consumer takes. */
export interface Handling<Tx extends Transaction, Published extends EventKey> extends Applying<Tx, Published> {
  connection: NatsConnection
  /** Whether NATS is there now. */
  isUp: () => boolean
  logger: Logger
  retry: RetryPolicy
  /** Runs work when one of the places for events in work is free. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** The events that wait for something that is down. */
  paused: Set<JsMsg>
  /** How often each event failed by its own fault. Deliveries do not tell: pauses and restarts cause some of them. */
  faults: LRUCache<string, number>
}

/** An empty memory of faults. */
export function createFaults(): Handling<Transaction, EventKey>['faults'] {
  return new LRUCache({ max: rememberedFaults })
}

/**
 * Handles one delivery of an event. While something that it needs is away, the event stays here, is kept from being
 * delivered to anybody else, and is tried again and again without limit. Resolves when NATS has been told what became of
 * it; never rejects.
 * @param signal gives the event back
 */
export async function handleMessage<Tx extends Transaction, Published extends EventKey>(
  message: JsMsg,
  handling: Handling<Tx, Published>,
  signal: AbortSignal,
): Promise<void> {
  const requestId = message.headers?.get('x-request-id') || newId()
  const traceparent = nextTraceparent(message.headers?.get('traceparent'))
  let isOurs = true
  const signOfLife = setInterval(() => {
    /** NATS does not hear us and delivers the event again, to whomever. */
    if (handling.isUp()) message.working()
    else isOurs = false
  }, handling.retry.ackWaitMs / 3)
  try {
    await runInContext({ requestId, traceparent }, async () => {
      for (let tries = 1; isOurs; tries++) {
        const error = await handling.inTurn(async () =>
          signal.aborted || !isOurs ? givenBack : attempt(message, handling),
        )
        if (error === undefined) return
        if (error !== givenBack && !isOutage(error)) return await blame(message, handling, error)
        if (error !== givenBack) await pause(message, handling, { tries, error, signal })
        if (signal.aborted) return message.nak()
      }
    })
  } catch (err) {
    /** The connection was closed meanwhile; the event is delivered again. */
    handling.logger.debug({ err, event: message.subject }, 'NATS was not told what became of an event')
  } finally {
    clearInterval(signOfLife)
  }
}

/** Stands for an event that was not tried because its consumer stops. */
const givenBack = Symbol('given back')

/** @returns what was thrown, if anything */
async function attempt<Tx extends Transaction, Published extends EventKey>(
  message: JsMsg,
  handling: Handling<Tx, Published>,
): Promise<unknown> {
  try {
    /** It ended the process each time before, or could not be moved to the dead letters. */
    if (message.info.deliveryCount > maxDeliveries(handling.retry)) throw new Error('delivered too often')
    await applyEvent(message, handling)
  } catch (err) {
    return err ?? new Error('nothing was thrown')
  }
  message.ack()
  handling.faults.delete(keyOf(message))
  return undefined
}

async function pause<Tx extends Transaction, Published extends EventKey>(
  message: JsMsg,
  { paused, retry, logger }: Handling<Tx, Published>,
  { tries, error, signal }: { tries: number; error: unknown; signal: AbortSignal },
): Promise<void> {
  const facts = { err: error, event: subjectOf(message), eventId: eventIdOf(message), tries }
  logger[tries === 1 ? 'warn' : 'debug'](facts, 'event waits for something that is down')
  paused.add(message)
  await wait(delayAfter(tries, retry.pausesMs), undefined, { signal }).catch(() => {})
  paused.delete(message)
}

/** Counts a fault of the event itself: it is delivered again later, or becomes a dead letter. */
async function blame<Tx extends Transaction, Published extends EventKey>(
  message: JsMsg,
  handling: Handling<Tx, Published>,
  err: unknown,
): Promise<void> {
  const { connection, faults, logger, retry } = handling
  const key = keyOf(message)
  const count = (faults.get(key) ?? 0) + 1
  faults.set(key, count)
  const facts = { err, event: subjectOf(message), eventId: eventIdOf(message), faults: count }
  if (count >= retry.maxFaults || message.info.deliveryCount > maxDeliveries(retry)) {
    if (await deadLetter(connection, message, handling, err)) {
      faults.delete(key)
      logger.error(facts, 'event moved to the dead letters')
      return
    }
    logger.warn(facts, 'event could not be moved to the dead letters; it will be redelivered')
  } else {
    logger.warn(facts, 'event failed; it will be redelivered')
  }
  message.nak(delayAfter(count, retry.backOffMs))
}

const keyOf = ({ info, seq }: JsMsg) => `${info.consumer}:${seq}`
