import { headers as newHeaders } from '@nats-io/transport-node'
import { type EventInput, type EventKey, type EventOutput, events } from '@resume/proto/events'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'

/** A message as the server handed it out. */
export interface SeenMessage {
  subject: string
  data: Uint8Array
  header(name: string): string
}

/** The events of the platform, from outside any service. */
export interface EventBus {
  /** Every event and dead letter that was published since the bus was opened, in order. */
  seen: SeenMessage[]
  /** The events of a kind among what was seen. */
  eventsOf<Key extends EventKey>(key: Key): EventOutput<Key>[]
  /** Publishes an event as its service would. */
  publish<Key extends EventKey>(key: Key, event: EventInput<Key>): void
  /** Publishes any bytes with any headers. */
  publishBytes(subject: string, data: Uint8Array, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** Connects to NATS as another service would; the connection comes back after the server has. */
export async function openEventBus(url: string): Promise<EventBus> {
  const link = connectNats({ url, name: 'test', logger: createLogger({ service: 'test', level: 'silent' }) })
  const connection = await link.ready()
  const seen: SeenMessage[] = []
  for (const subjects of ['resume.>', 'resume-dead.>']) {
    connection.subscribe(subjects, {
      callback: (_error, { subject, data, headers }) => {
        seen.push({ subject, data, header: (name) => headers?.get(name) ?? '' })
      },
    })
  }
  await connection.flush()
  const publishBytes: EventBus['publishBytes'] = (subject, data, headers = {}) => {
    const meta = newHeaders()
    for (const [name, value] of Object.entries(headers)) meta.set(name, value)
    connection.publish(subject, data, { headers: meta })
  }
  return {
    seen,
    eventsOf: <Key extends EventKey>(key: Key) =>
      seen
        .filter(({ subject }) => subject === events[key].name)
        .map(({ data }) => events[key].message.deserialize(Buffer.from(data)) as EventOutput<Key>),
    publish: (key, event) => {
      const message = events[key].message as { serialize(value: typeof event): Buffer }
      publishBytes(events[key].name, message.serialize(event), { 'Nats-Msg-Id': newId() })
    },
    publishBytes,
    close: link.close,
  }
}
