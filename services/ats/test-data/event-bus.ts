import { headers } from '@nats-io/transport-node'
import { type EventInput, type EventKey, events } from '@resume/proto/events'
import { connectNats } from '@resume/service-kit/events/connect-nats'
import { newId } from '@resume/service-kit/ids'
import { createLogger } from '@resume/service-kit/logging/logger'

/** The events of the platform, from outside any service. */
export interface EventBus {
  publish<Key extends EventKey>(key: Key, event: EventInput<Key>): void
  /** The subjects and bytes of everything that was published since the bus was opened. */
  seen: { subject: string; data: Uint8Array }[]
  close(): Promise<void>
}

/** Connects to NATS as another service would. */
export async function openEventBus(url: string): Promise<EventBus> {
  const link = connectNats({ url, name: 'test', logger: createLogger({ service: 'test', level: 'silent' }) })
  const connection = await link.ready()
  const seen: EventBus['seen'] = []
  connection.subscribe('resume.>', {
    callback: (_error, { subject, data }) => {
      seen.push({ subject, data })
    },
  })
  await connection.flush()
  return {
    publish: (key, event) => {
      const meta = headers()
      meta.set('Nats-Msg-Id', newId())
      const message = events[key].message as { serialize(value: typeof event): Buffer }
      connection.publish(events[key].name, message.serialize(event), { headers: meta })
    },
    seen,
    close: link.close,
  }
}
