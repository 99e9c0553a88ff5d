/** The code host does not answer as it should. The message is for the record of the run, and never what the code host said. */
export class CodehostFailure extends Error {
  override readonly name = 'CodehostFailure'
  /** Set when the code host refuses requests for a time; `until` when it says how long. */
  readonly limit: { until: Date | undefined } | undefined

  constructor(message: string, options: { limit?: { until: Date | undefined }; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.limit = options.limit
  }
}
