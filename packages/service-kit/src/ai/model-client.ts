import type OpenAI from 'openai'
import type { ModelClientOptions } from './open-model.ts'

/**
 * Makes a client of a model. The library and what it loads of Node are a tenth of what a service has to load, so that only a service
 * that has a model to ask does, and beside its start: never later, when an upgrade may have replaced the files of this process.
 */
export function createModelClient(options: ModelClientOptions): () => Promise<OpenAI> {
  const client = import('./open-model.ts').then(({ openModel }) => openModel(options))
  /** Whoever asks hears of it. */
  client.catch(() => {})
  return () => client
}
