import { type JsMsg, jetstreamManager } from '@nats-io/jetstream'
import type { Metrics } from '../metrics/metrics.ts'
import { eventStream, type NatsLink } from './connect-nats.ts'
import { countDeadLetters } from './dead-letters.ts'
import { durableName, replayed } from './durable-consumers.ts'

/** Exposes the lag of a service's durable consumers (that of replayed dead letters, too), and how many events wait or became dead letters. */
export function watchConsumers(
  metrics: Metrics,
  consumer: { nats: NatsLink; service: string; name: string; keys: readonly string[]; paused: ReadonlySet<JsMsg> },
): void {
  const { nats, service, name, keys, paused } = consumer
  const manager = async () => {
    if (!nats.isUp()) throw new Error('NATS is away')
    return jetstreamManager(await nats.ready(), { checkAPI: false, timeout: 2_000 })
  }
  metrics.gauges('event_consumer_lag', 'Events that a durable consumer has not acknowledged', 'consumer', async () => {
    const { consumers } = await manager()
    const named = keys.length > 0 ? [...keys, replayed] : []
    const lags = named.map(async (key) => {
      const durable = durableName(service, name, key)
      const { num_pending, num_ack_pending } = await consumers.info(eventStream.name, durable)
      return [durable, num_pending + num_ack_pending] as const
    })
    return Object.fromEntries(await Promise.all(lags))
  })
  metrics.gauges('dead_letters', 'Events that a consumer could not handle', 'consumer', async () => ({
    [`${service}.${name}`]: await countDeadLetters(await manager(), service, name),
  }))
  metrics.gauges('paused_events', 'Events that wait in this process for something that is down', 'consumer', () => ({
    [`${service}.${name}`]: paused.size,
  }))
}
