import { createParser } from 'eventsource-parser'
import type { Client } from './client.ts'

/** A server-sent event. */
export interface SentEvent {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  data: any
  /** When it came, in milliseconds since the request. */
  at: number
}

/** A stream of events that has begun. */
export interface EventStream {
  status: number
  headers: Headers
  /** Every event so far. */
  events: SentEvent[]
  /** The texts of its deltas. */
  text(): string
  /** Resolves when the stream has ended. */
  ended: Promise<void>
  /** Hangs up. */
  leave(): void
}

/** Asks for a path below `/api/v1` as a stream of events. Resolves with its headers. */
export async function streamOf(
  { url, headers }: Client,
  path: string,
  { body, headers: more }: { body: unknown; headers?: Record<string, string> },
): Promise<EventStream> {
  const gone = new AbortController()
  const began = performance.now()
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream', ...more },
    body: JSON.stringify(body),
    signal: gone.signal,
  })
  const events: SentEvent[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => events.push({ event, data: JSON.parse(data), at: performance.now() - began }),
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => events.map(({ event, data }) => (event === 'delta' ? data.text : '')).join(''),
    ended: read().catch(() => undefined),
    leave: () => gone.abort(),
  }
}
