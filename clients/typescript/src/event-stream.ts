import { ConnectionError } from './errors.ts'
import { chunksOf } from './upload.ts'
import type { Watch } from './watch.ts'

/** A server-sent event. */
export interface SentEvent {
  event: string
  data: string
}

/**
 * Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), whatever the chunks that they
 * arrive in. What comes after the last empty line is no event.
 * @param over the watch over the request: renewed with every chunk, ended with the stream
 * @throws ConnectionError when the stream breaks off
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>, over: Watch): AsyncGenerator<SentEvent, void> {
  const decoder = new TextDecoder()
  let waiting = ''
  const chunks = chunksOf(body, over.signal)
  try {
    for (;;) {
      const next = await chunks.next().catch((thrown: unknown) => {
        throw over.explain(thrown)
      })
      if (next.done) return
      over.renew()
      waiting += decoder.decode(next.value, { stream: true })
      /** A line may end with a CR whose LF has not come. */
      const isHalf = waiting.endsWith('\r')
      const blocks = (isHalf ? waiting.slice(0, -1) : waiting).split(/\r\n\r\n|\n\n|\r\r/)
      waiting = (blocks.pop() ?? '') + (isHalf ? '\r' : '')
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    over.end()
    await chunks.return()
  }
}

/** The event that lines make; undefined when they are comments. */
function eventOf(block: string): SentEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n') }
}

/** The data of an event. @throws ConnectionError when it is no JSON: a part of it is missing */
export function jsonOf({ data }: SentEvent): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new ConnectionError('The stream is broken', { cause })
  }
}
