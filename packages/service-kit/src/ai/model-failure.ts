import OpenAI from 'openai'

/** Why there is no answer. It holds nothing of the question or of the answer, so that it may be logged. */
export class ModelFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ModelFailure'
  }
}

/** Errors of the library and of its transport can hold the request, and with it somebody's resume: names and status stay. */
export function withoutContent(thrown: unknown): ModelFailure {
  if (thrown instanceof ModelFailure) return thrown
  if (thrown instanceof OpenAI.APIError) {
    return new ModelFailure(`${thrown.constructor.name} ${thrown.status ?? ''}`.trim())
  }
  return new ModelFailure(thrown instanceof Error ? thrown.name : 'unknown')
}
