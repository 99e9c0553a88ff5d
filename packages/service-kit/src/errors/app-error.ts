import { isDatabaseUnavailable, isUnstorableText } from './database-errors.ts'
import { type ErrorCode, errorCodes } from './error-codes.ts'

/** One wrong field of a request: a dotted path and what is wrong with it. */
export interface FieldViolation {
  path: string
  message: string
}

/** What an {@link AppError} may carry besides its code and message. */
export interface AppErrorOptions {
  /** The wrong fields, for validation errors. */
  details?: FieldViolation[]
  /** Seconds after which a retry makes sense, for `rate_limited` and `unavailable`. */
  retryAfterSeconds?: number
  /** What caused it; logged, never shown. */
  cause?: unknown
}

/** An error with a code, a message that the caller may read, and an internal cause that only the log sees. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: FieldViolation[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  /** The HTTP status that stands for the code. */
  get httpStatus(): number {
    return errorCodes[this.code].http
  }
}

/** A validation error: `Validation failed` with the wrong fields. */
export function invalidFields(...details: FieldViolation[]): AppError {
  return new AppError('invalid_argument', 'Validation failed', { details })
}

/**
 * Any thrown value as an AppError: an AppError as it is, a database that is away as `unavailable`, text that it cannot
 * keep as `invalid_argument`, everything else as `internal` with a message that tells nothing and the value as its cause.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isUnstorableText(thrown)) {
    return new AppError('invalid_argument', 'Text must not hold the character U+0000', { cause: thrown })
  }
  return isDatabaseUnavailable(thrown)
    ? new AppError('unavailable', 'Service temporarily unavailable', { cause: thrown })
    : new AppError('internal', 'Internal server error', { cause: thrown })
}
