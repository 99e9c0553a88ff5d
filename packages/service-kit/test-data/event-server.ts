import type { RunningServer } from '@resume/local-stack/servers/redis'
import { events } from '@resume/proto/events'
import { type EventBus, openEventBus } from '@resume/test-kit/event-bus'
import { ownNats } from '@resume/test-kit/own-servers'
import type { EventHandlers } from '../src/events/apply-event.ts'
import { connectNats, type NatsLink } from '../src/events/connect-nats.ts'
import { startConsumer } from '../src/events/consumer.ts'
import type { RetryPolicy } from '../src/events/retry-policy.ts'
import { newId } from '../src/ids.ts'
import { createLogger } from '../src/logging/logger.ts'
import { createCommit } from '../src/outbox/commit.ts'
import type { TestTransaction } from './test-transaction.ts'

const logger = createLogger({ service: 'test', level: 'silent' })

/** A NATS with services that consume from it. */
export interface EventServer {
  nats: RunningServer
  bus: EventBus
  connect(): NatsLink
  /** A replica of a service that consumes. @returns stops it */
  consume(options: {
    name: string
    handlers: EventHandlers<TestTransaction>
    transaction: <T>(work: (transaction: TestTransaction) => Promise<T>) => Promise<T>
    retry: RetryPolicy
    paused?: Parameters<typeof startConsumer>[0]['paused']
  }): () => Promise<void>
  /** Tells that a user was registered. @returns the event's ID */
  tell(userId: string): string
  /** Stops what consumes. */
  stopConsumers(): Promise<void>
  close(): Promise<void>
}

/** Starts a NATS for one file of tests. */
export async function startEventServer(): Promise<EventServer> {
  const nats = await ownNats()
  const bus = await openEventBus(nats.url)
  const cleanUps: (() => Promise<void>)[] = []
  const connect = () => {
    const link = connectNats({ url: nats.url, name: 'test', logger })
    cleanUps.push(link.close)
    return link
  }
  const stopConsumers = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  }
  return {
    nats,
    bus,
    connect,
    consume({ name, handlers, transaction, retry, paused }) {
      const commit = createCommit(transaction)
      const stop = startConsumer({
        nats: connect(),
        logger,
        service: 'test',
        name,
        handlers,
        commit,
        retry,
        ...(paused && { paused }),
      })
      cleanUps.push(stop)
      return stop
    },
    tell(userId) {
      const id = newId()
      const data = events.userRegistered.message.serialize({ userId, email: 'someone@example.com' })
      bus.publishBytes(events.userRegistered.name, data, { 'Nats-Msg-Id': id })
      return id
    },
    stopConsumers,
    async close() {
      await stopConsumers()
      await bus.close()
      await nats.stop()
    },
  }
}
