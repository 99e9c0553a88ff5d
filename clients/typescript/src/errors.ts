/** Any failure that the client itself throws. */
export class ResumePlatformError extends Error {
  override name = 'ResumePlatformError'
}

/** A field that the API refused. */
export interface FieldError {
  /** Where it is, such as `profile.basics.email`. */
  path: string
  message: string
}

/** What the API said when it refused a request. */
export interface Refusal {
  status: number
  message: string
  code?: string | undefined
  requestId?: string | undefined
  fieldErrors?: FieldError[] | undefined
  /** Seconds. */
  retryAfter?: number | undefined
}

/** The API answered with a failure. Each status has a class of its own. */
export class ApiError<Code extends string = string> extends ResumePlatformError {
  override name = 'ApiError'
  /** The HTTP status. */
  readonly status: number
  /** What went wrong, as a word that does not change; undefined when something else than the API answered. */
  readonly code: Code | undefined
  /** The ID of the request: quote it when you ask for help. */
  readonly requestId: string | undefined
  /** The fields that are invalid. */
  readonly fieldErrors: readonly FieldError[]
  /** After how many seconds the request can be repeated, where the API says so. */
  readonly retryAfter: number | undefined

  constructor({ status, message, code, requestId, fieldErrors, retryAfter }: Refusal) {
    super(message)
    this.status = status
    this.code = code as Code | undefined
    this.requestId = requestId
    this.fieldErrors = fieldErrors ?? []
    this.retryAfter = retryAfter
  }
}

/** There was no answer, or only a part of one: the request may or may not have been done. */
export class ConnectionError extends ResumePlatformError {
  override name = 'ConnectionError'
}

/** There was no whole answer in time: the request may or may not have been done. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError'
}

/** What answered is not the API: a page of HTML, a redirect, or anything else that cannot be read. */
export class UnexpectedAnswerError extends ResumePlatformError {
  override name = 'UnexpectedAnswerError'
  /** The HTTP status. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
