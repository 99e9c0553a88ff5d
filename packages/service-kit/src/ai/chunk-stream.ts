import { createParser } from 'eventsource-parser'
import type { ChatCompletionChunk } from 'openai/resources/chat/completions'
import { ModelFailure } from './model-failure.ts'

/** What ends a stream of completions. */
const last = '[DONE]'

/** Reads a streamed completion, in whatever pieces it comes. All throws ModelFailure for an error, and for what is no JSON. */
export interface ChunkReader {
  /** The chunks that are whole with this piece. */
  take(bytes: Uint8Array): ChatCompletionChunk[]
  /** The chunks that are whole now that nothing more comes: some servers end without the empty line that ends an event. */
  end(): ChatCompletionChunk[]
  /** Whether the stream has said that it ends: nothing after that counts. */
  isDone(): boolean
}

/**
 * Makes a {@link ChunkReader}. What the network brings at once is given at once: the library reads event by event, which with many
 * streams takes several times as long.
 */
export function createChunkReader(): ChunkReader {
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
  return {
    take: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => take(`${decoder.decode()}\n\n`),
    isDone: () => isDone,
  }
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
