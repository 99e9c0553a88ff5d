import { type JsMsg, jetstream } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'

/** The subject of events that a consumer could not handle. */
export function deadLetterSubject(service: string, name: string): string {
  return `resume.dead.${service}.${name}`
}

/** Moves an event, with the reason, to the dead letters of a consumer. @returns whether that succeeded */
export async function deadLetter(
  connection: NatsConnection,
  message: JsMsg,
  consumer: { service: string; name: string },
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
    await jetstream(connection).publish(deadLetterSubject(consumer.service, consumer.name), message.data, {
      headers: meta,
      timeout: 5_000,
    })
    message.term('dead letter')
    return true
  } catch {
    return false
  }
}
