/** What is known of a failure besides its message. */
interface FailureFacts {
  /** What the code host answered; undefined when it did not. */
  status?: number
  /** Set when the code host refuses requests for a time; `until` when it says how long. */
  limit?: { until: Date | undefined }
  /** Whether it may be over within seconds. */
  isPassing?: boolean
  cause?: unknown
}

/** The code host does not answer as it should. The message may be shown, and is never what the code host said. */
export class CodehostFailure extends Error {
  override readonly name = 'CodehostFailure'
  readonly status: number | undefined
  readonly limit: { until: Date | undefined } | undefined
  readonly isPassing: boolean

  constructor(message: string, { status, limit, isPassing = false, cause }: FailureFacts = {}) {
    super(message, { cause })
    this.status = status
    this.limit = limit
    this.isPassing = isPassing
  }
}
