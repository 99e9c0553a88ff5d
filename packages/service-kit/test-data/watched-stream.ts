import { headers as newHeaders } from '@nats-io/transport-node'
import { type EventKey, type EventOutput, events } from '@resume/proto/events'
import { connectNats } from '../src/events/connect-nats.ts'
import { createLogger } from '../src/logging/logger.ts'

/** A message as the server handed it out. */
export interface SeenMessage {
  subject: string
  data: Uint8Array
  header(name: string): string
}

/** Everything that is published below `resume.`, in order. */
export interface WatchedStream {
  seen: SeenMessage[]
  /** The events of a kind among what was seen. */
  eventsOf<Key extends EventKey>(key: Key): EventOutput<Key>[]
  publish(subject: string, data: Uint8Array, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** Watches from outside any service. Its connection comes back after the server has, like everybody else's. */
export async function watchStream(url: string): Promise<WatchedStream> {
  const link = connectNats({ url, name: 'test', logger: createLogger({ service: 'test', level: 'silent' }) })
  const connection = await link.ready()
  const seen: SeenMessage[] = []
  connection.subscribe('resume.>', {
    callback: (_error, { subject, data, headers }) => {
      seen.push({ subject, data, header: (name) => headers?.get(name) ?? '' })
    },
  })
  await connection.flush()
  return {
    seen,
    eventsOf: <Key extends EventKey>(key: Key) =>
      seen
        .filter(({ subject }) => subject === events[key].name)
        .map(({ data }) => events[key].message.deserialize(Buffer.from(data)) as EventOutput<Key>),
    publish: (subject, data, headers = {}) => {
      const meta = newHeaders()
      for (const [name, value] of Object.entries(headers)) meta.set(name, value)
      connection.publish(subject, data, { headers: meta })
    },
    close: link.close,
  }
}
