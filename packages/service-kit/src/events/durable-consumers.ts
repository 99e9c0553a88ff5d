import { setTimeout as wait } from 'node:timers/promises'
import { AckPolicy, DeliverPolicy, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import type { Logger } from '../logging/logger.ts'
import { eventStream } from './connect-nats.ts'

/** Time between two checks whether an undeclared consumer is still in use, in milliseconds. */
const lookAgainMs = 60_000

/** Stands for the kind of event in the name of the durable consumer that gets replayed dead letters. */
export const replayed = 'replayed'

/** The name of the durable consumer for one kind of event. */
export function durableName(service: string, name: string, key: string): string {
  return `${service}-${name}-${key}`
}

/**
 * Creates a durable consumer, or updates the existing one. Two processes may do so at the same time.
 * @param ackWaitMs how long the server waits for a sign of life about an event before it delivers the event again
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  durable: string,
  subject: string,
  ackWaitMs: number,
): Promise<void> {
  const changeable = {
    ack_wait: nanos(ackWaitMs),
    /** We count deliveries ourselves: an event that the server drops would not become a dead letter. */
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
 * Deletes the durable consumers of a service that it no longer declares; otherwise they would lag behind forever.
 *
 * During a rolling deploy the previous version, which declares them, still runs and may even restart. So a consumer is
 * deleted only when nobody pulls from it; one in use is checked again every minute. If a consumer is deleted while its
 * user is merely cut off from NATS, or before a rollback to the previous version, its user creates it again and receives
 * everything that the stream still holds (30 days). The user recognizes what it has handled (records are kept for 40
 * days), so nothing is lost or done twice.
 * @param options.prefix of the names of all durable consumers of the service; what follows it is a kind of event, without a
 *   hyphen, so that a consumer whose own name only begins alike keeps its durable ones
 * @returns once nothing undeclared is left, or the signal is aborted
 */
export async function removeUndeclared(
  connection: NatsConnection,
  options: { prefix: string; declared: string[]; logger: Logger; signal: AbortSignal },
): Promise<void> {
  const { prefix, declared, logger, signal } = options
  while (!signal.aborted && !connection.isClosed()) {
    let isDone = true
    try {
      const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 2_000 })
      for await (const { name, num_waiting } of manager.consumers.list(eventStream.name)) {
        const isOwn = name.startsWith(prefix) && !name.includes('-', prefix.length)
        if (!isOwn || declared.includes(name)) continue
        if (num_waiting > 0) {
          isDone = false
          continue
        }
        await manager.consumers.delete(eventStream.name, name)
        logger.info({ durable: name }, 'deleted a consumer that is no longer declared')
      }
    } catch (err) {
      isDone = false
      logger.debug({ err }, 'could not delete consumers that are no longer declared; will try again')
    }
    if (isDone) return
    await wait(lookAgainMs, undefined, { signal }).catch(() => {})
  }
}
