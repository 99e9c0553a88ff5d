import { AiOperations } from './generated/operations.ts'
import type { GenerateRequest } from './generated/schemas.ts'
import type { RequestOptions } from './options.ts'
import { TextStream } from './text-stream.ts'

/** Texts that an AI writes for credits. */
export class AiApi extends AiOperations {
  /** Writes a text, and hands it out as it is written. The request is made when the stream is first read. */
  stream(body: GenerateRequest, options?: RequestOptions): TextStream {
    return new TextStream(this.transport, { method: 'POST', path: '/ai/generate', body, keyed: true }, options)
  }
}
