import type OpenAI from 'openai'
import type { ModelClientOptions } from './open-model.ts'

/**
 * Makes a client of a model when it is asked for first. The library and what it loads of Node are a tenth of what a service has to
 * load, and most services that may ask a model seldom or never do.
 */
export function createModelClient(options: ModelClientOptions): () => Promise<OpenAI> {
  let client: Promise<OpenAI> | undefined
  return () => {
    client ??= import('./open-model.ts').then(({ openModel }) => openModel(options))
    return client
  }
}
