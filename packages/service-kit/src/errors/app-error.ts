import {
  type ErrorId,
  type ErrorParams,
  errorCatalogue,
  errorMessage,
  type PlainErrorId,
  type TemplateErrorId,
} from '@resume/proto/error-catalogue'
import { isDatabaseUnavailable, isUnstorableText } from './database-errors.ts'
import { codeOf, type ErrorCode } from './error-codes.ts'

/** One wrong field of a request: a dotted path and what is wrong with it. */
export interface FieldViolation {
  path: string
  message: string
}

/** What an {@link AppError} may carry besides its id and message. */
export interface AppErrorOptions {
  /** The wrong fields, for validation errors. */
  details?: FieldViolation[]
  /** Seconds after which a retry makes sense. */
  retryAfterSeconds?: number
  /** What caused it; logged, never shown. */
  cause?: unknown
}

type TemplateArguments = {
  [Id in TemplateErrorId]: [id: Id, params: ErrorParams<Id>, options?: AppErrorOptions]
}[TemplateErrorId]

/** The message of an error that another process made; it is kept to the letter. */
export class ReceivedMessage {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What makes an {@link AppError}. */
type AppErrorArguments =
  | [id: PlainErrorId, options?: AppErrorOptions]
  | TemplateArguments
  | [id: ErrorId, message: ReceivedMessage, options?: AppErrorOptions]

/** An error of the catalogue, with a message that the caller may read and an internal cause that only the log sees. */
export class AppError extends Error {
  /** The stable word for it, from the catalogue. */
  readonly id: ErrorId
  /** The class of the error. */
  readonly code: ErrorCode
  readonly details: FieldViolation[] | undefined
  readonly retryAfterSeconds: number | undefined

  /**
   * @param id of the catalogue; an error whose message has parameters takes them as its second argument
   * @example new AppError('unavailable', { cause })
   * @example new AppError('not_found', { resource: 'Document' })
   */
  constructor(...args: AppErrorArguments) {
    const { id, message, options } = read(args)
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.id = id
    this.code = codeOf(id)
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  /** The HTTP status of the error. */
  get httpStatus(): number {
    return errorCatalogue[this.id].status
  }
}

function read(args: AppErrorArguments): { id: ErrorId; message: string; options: AppErrorOptions } {
  const [id, second, third] = args as [ErrorId, object | undefined, AppErrorOptions | undefined]
  if (second instanceof ReceivedMessage) return { id, message: second.text, options: third ?? {} }
  const takesParams = errorCatalogue[id].message.includes('{')
  const options = ((takesParams ? third : second) ?? {}) as AppErrorOptions
  return { id, message: errorMessage(id, takesParams ? { ...second } : undefined), options }
}

/** A validation error: `Validation failed` with the wrong fields. */
export function invalidFields(...details: FieldViolation[]): AppError {
  return new AppError('validation_failed', { details })
}

/**
 * Any thrown value as an AppError: an AppError as it is, a database that is away or cannot work now as `unavailable`, text
 * that it cannot keep as `text_not_storable`, everything else as `internal_error` with the value as its cause.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isUnstorableText(thrown)) return new AppError('text_not_storable', { cause: thrown })
  return new AppError(isDatabaseUnavailable(thrown) ? 'unavailable' : 'internal_error', { cause: thrown })
}
