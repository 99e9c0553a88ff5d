import { type JetStreamManager, type JsMsg, jetstream, jetstreamManager, type MsgRequest } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { eventIdOf, replaySubject, subjectOf } from './apply-event.ts'
import { deadLetterStream, eventStream } from './connect-nats.ts'
import { durableName, replayed } from './durable-consumers.ts'

/** The subject of events that a consumer could not handle. */
export function deadLetterSubject(service: string, name: string): string {
  return `resume-dead.${service}.${name}`
}

/** Where dead letters went before they had a stream of their own; releases that still run put them there. */
export function formerSubject(service: string, name: string): string {
  return `resume.dead.${service}.${name}`
}

/** The two places of dead letters, by what their IDs begin with. */
const places = {
  dead: { stream: deadLetterStream.name, prefix: 'resume-dead.' },
  former: { stream: eventStream.name, prefix: 'resume.dead.' },
} as const

/** A dead letter as operators see it; its content stays in the stream, because it may be personal data. */
export interface DeadLetter {
  /** Names it to {@link replayDeadLetter}. */
  id: string
  service: string
  /** The consumer's name within the service. */
  consumer: string
  /** The name of the event. */
  event: string
  /** The event's ID; empty for one that came without. */
  eventId: string
  reason: string
  /** When it became a dead letter. */
  at: Date
}

/** Moves an event, with the reason, to the dead letters of a consumer. @returns whether that succeeded */
export async function deadLetter(
  connection: NatsConnection,
  message: JsMsg,
  consumer: { service: string; name: string },
  reason: unknown,
): Promise<boolean> {
  const { service, name } = consumer
  const meta = headers()
  meta.set('x-subject', subjectOf(message))
  meta.set('x-event-id', eventIdOf(message))
  meta.set('x-reason', reason instanceof Error ? oneLine(`${reason.name}: ${reason.message}`) : 'unknown')
  for (const key of ['x-request-id', 'traceparent', 'x-occurred-at']) copyHeader(message.headers, meta, key)
  try {
    await jetstream(connection).publish(deadLetterSubject(service, name), message.data, {
      headers: meta,
      msgID: `${service}.${name}:${message.info.stream}:${message.seq}`,
      timeout: 5_000,
    })
    message.term('dead letter')
    return true
  } catch {
    return false
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

function copyHeader(from: JsMsg['headers'], to: ReturnType<typeof headers>, key: string): void {
  const value = from?.get(key)
  if (value) to.set(key, value)
}

/** The dead letters of all services or of one, the oldest of each place first. */
export async function* listDeadLetters(connection: NatsConnection, service?: string): AsyncGenerator<DeadLetter> {
  const { streams } = await managerOf(connection)
  for (const [place, { stream, prefix }] of Object.entries(places)) {
    for (let seq = 1; ; seq++) {
      const stored = await streams.getMessage(stream, firstFrom(seq, `${prefix}${service ?? '*'}.>`))
      if (!stored) break
      seq = stored.seq
      const [owner = '', consumer = ''] = stored.subject.slice(prefix.length).split('.')
      yield {
        id: `${place}-${seq}`,
        service: owner,
        consumer,
        event: stored.header.get('x-subject'),
        eventId: stored.header.get('x-event-id'),
        reason: stored.header.get('x-reason'),
        at: stored.time,
      }
    }
  }
}

/** Asks for the first message of a subject at or after a position; the client's types know that of direct reads only. */
const firstFrom = (seq: number, subject: string) => ({ seq, next_by_subj: subject }) as MsgRequest

/**
 * Hands a dead letter back to the consumer that it comes from, and removes it. Replaying the same one twice within two
 * minutes hands it back once; later the consumer recognizes an event that it has handled.
 * @returns whether there is such a dead letter
 * @throws Error when no consumer takes it, because its service is gone or is of a former release; the dead letter stays
 */
export async function replayDeadLetter(connection: NatsConnection, id: string): Promise<boolean> {
  const [, place = '', digits = ''] = /^(dead|former)-(\d{1,15})$/.exec(id) ?? []
  if (!digits) return false
  const { stream, prefix } = places[place as keyof typeof places]
  const seq = Number(digits)
  const { streams, consumers } = await managerOf(connection)
  const stored = await streams.getMessage(stream, { seq })
  if (!stored?.subject.startsWith(prefix)) return false
  const [service = '', consumer = ''] = stored.subject.slice(prefix.length).split('.')
  const durable = durableName(service, consumer, replayed)
  await consumers.info(eventStream.name, durable).catch((cause: unknown) => {
    throw new Error(`${id} stays: nobody takes replayed events of ${service}.${consumer}`, { cause })
  })
  const meta = headers()
  for (const key of ['x-subject', 'x-event-id', 'x-request-id', 'traceparent', 'x-occurred-at']) {
    copyHeader(stored.header, meta, key)
  }
  await jetstream(connection).publish(replaySubject(service, consumer), stored.data, {
    headers: meta,
    msgID: `replay:${stream}:${seq}`,
    timeout: 5_000,
  })
  await streams.deleteMessage(stream, seq, false)
  return true
}

/** How many dead letters a consumer has. */
export async function countDeadLetters({ streams }: JetStreamManager, service: string, name: string): Promise<number> {
  const counts = [
    { stream: places.dead.stream, subject: deadLetterSubject(service, name) },
    { stream: places.former.stream, subject: formerSubject(service, name) },
  ].map(async ({ stream, subject }) => {
    const { state } = await streams.info(stream, { subjects_filter: subject })
    return state.subjects?.[subject] ?? 0
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

const managerOf = (connection: NatsConnection) => jetstreamManager(connection, { checkAPI: false, timeout: 2_000 })
