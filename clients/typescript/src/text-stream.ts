import { apiErrorOf } from './answer.ts'
import type { Call } from './call.ts'
import { ConnectionError } from './errors.ts'
import { eventsOf, jsonOf } from './event-stream.ts'
import type { GeneratedText } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'
import { keyOf, type Transport } from './transport.ts'

/** A part of a text that is being written: its next characters, or what is to be said at its end. */
export type TextEvent = { type: 'delta'; text: string } | ({ type: 'done' } & Omit<GeneratedText, 'content'>)

/**
 * A text as it is written. Iterate it once. When the connection is lost, the stream is opened again under the same key and
 * goes on where it ended: nothing comes twice, and nothing is charged twice.
 */
export class TextStream implements AsyncIterable<TextEvent> {
  readonly #events: AsyncGenerator<TextEvent, void>
  #text = ''

  constructor(transport: Transport, call: Call, options: RequestOptions = {}) {
    this.#events = this.#read(transport, call, options)
  }

  /** What was written so far. */
  get text(): string {
    return this.#text
  }

  [Symbol.asyncIterator](): AsyncIterator<TextEvent, void> {
    return this.#events
  }

  /** Waits for the rest, and returns the whole text. @throws as the iteration does */
  async result(): Promise<GeneratedText> {
    for await (const event of this.#events) {
      if (event.type !== 'done') continue
      const { type: _, ...rest } = event
      return { content: this.#text, ...rest }
    }
    throw new ConnectionError('The stream was read before')
  }

  async *#read(transport: Transport, call: Call, options: RequestOptions): AsyncGenerator<TextEvent, void> {
    const key = keyOf(call, options)
    for (let reopened = 0; ; reopened++) {
      try {
        const { body, over } = await transport.open(call, options, key)
        let read = ''
        for await (const event of eventsOf(body, over)) {
          const data = jsonOf(event)
          if (event.event === 'done' && read === this.#text) {
            return yield { type: 'done', ...(data as Omit<GeneratedText, 'content'>) }
          }
          if (event.event === 'error') throw errorOf(data)
          if (event.event === 'delta') read += (data as { text: string }).text
          const isSame = read.startsWith(this.#text) || (event.event === 'delta' && this.#text.startsWith(read))
          if (!isSame) throw apiErrorOf({ status: 502, message: 'The text was written anew; ask for it again' })
          const text = read.slice(this.#text.length)
          if (text === '') continue
          this.#text = read
          yield { type: 'delta', text }
        }
        throw new ConnectionError('The stream broke off')
      } catch (thrown) {
        if (!(thrown instanceof ConnectionError) || reopened >= (options.maxRetries ?? transport.settings.maxRetries))
          throw thrown
      }
    }
  }
}

function errorOf(data: unknown) {
  const { message, statusCode } = data as { message: string; statusCode: number }
  return apiErrorOf({ status: statusCode, message })
}
