/** Why there is no answer. It holds nothing of the question or of the answer, so that it may be logged. */
export class ModelFailure extends Error {
  /** Whether the model did its work, and what it answered is of no use; else its provider failed, or took too long. */
  readonly hasAnswered: boolean

  constructor(reason: string, { hasAnswered = false }: { hasAnswered?: boolean } = {}) {
    super(reason)
    this.name = 'ModelFailure'
    this.hasAnswered = hasAnswered
  }
}

/** Errors of the library and of its transport can hold the request, and with it somebody's resume: names and status stay. */
export function withoutContent(thrown: unknown): ModelFailure {
  if (thrown instanceof ModelFailure) return thrown
  if (!(thrown instanceof Error)) return new ModelFailure('unknown')
  /** Those of the library are all named `Error`: their class says what they are, and its field tells them, though it may be undefined. */
  if (!('status' in thrown)) return new ModelFailure(thrown.name)
  return new ModelFailure(`${thrown.constructor.name} ${typeof thrown.status === 'number' ? thrown.status : ''}`.trim())
}
