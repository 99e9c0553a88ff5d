import { createParser } from 'eventsource-parser'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { ModelFailure } from './model-failure.ts'

/** What ends a stream of completions. */
const last = '[DONE]'

/**
 * Reads a streamed completion. What the network brings at once is given at once: the library reads event by event, which
 * with many streams takes several times as long.
 * @throws ModelFailure when the provider sends an error, or what is no JSON
 */
export async function* readChunks(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<ChatCompletionChunk[]> {
  let chunks: ChatCompletionChunk[] = []
  let isDone = false
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (isDone) return
      if (data === last) isDone = true
      else chunks.push(chunkOf(event, data))
    },
  })
  const decoder = new TextDecoder()
  const take = (text: string) => {
    chunks = []
    parser.feed(text)
    return chunks
  }
  for await (const bytes of body ?? []) {
    yield take(decoder.decode(bytes, { stream: true }))
    if (isDone) return
  }
  /** Some servers end without the empty line that ends an event. */
  yield take(`${decoder.decode()}\n\n`)
}

function chunkOf(event: string | undefined, data: string): ChatCompletionChunk {
  const said = parsed(data)
  if (event === 'error' || said?.error !== undefined) throw new ModelFailure('the provider sent an error')
  return said
}

function parsed(data: string) {
  try {
    return JSON.parse(data)
  } catch {
    throw new ModelFailure('the answer is no JSON')
  }
}
