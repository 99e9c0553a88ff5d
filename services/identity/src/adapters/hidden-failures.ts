import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '@resume/service-kit/errors/app-error'
import { isDatabaseUnavailable } from '@resume/service-kit/errors/database-errors'

/**
 * The authentication library turns every failure below it into an error of its own, which does not tell the cause. So the
 * cause is recorded where it occurs and reported where the library returns.
 */
const noted = new AsyncLocalStorage<{ cause: unknown }>()

/** Notes a failure of the database for the {@link tellingFailures} around it. */
export function noteFailure(cause: unknown): void {
  const note = noted.getStore()
  if (note && isDatabaseUnavailable(cause)) note.cause = cause
}

/**
 * Runs work of the library.
 * @param failed whether a result says that the library failed
 * @throws AppError `unavailable` when it failed because the database is away; else what the work throws, see {@link withoutValues}
 */
export async function tellingFailures<Result>(
  work: () => Promise<Result>,
  failed: (result: Result) => boolean,
): Promise<Result> {
  const note: { cause: unknown } = { cause: undefined }
  const unavailable = () => new AppError('unavailable', { cause: note.cause })
  return noted.run(note, async () => {
    let result: Result
    try {
      result = await work()
    } catch (error) {
      throw note.cause === undefined ? withoutValues(error) : unavailable()
    }
    if (note.cause !== undefined && failed(result)) throw unavailable()
    return result
  })
}

/** A failure that names its kind alone: the mapper's messages quote what it was asked to write, addresses among it. */
function withoutValues(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { name = 'unknown', code = '' } = (error ?? {}) as { name?: string; code?: unknown }
  return new AppError('internal_error', {
    cause: new Error(`the authentication library failed: ${name} ${code}`.trim()),
  })
}
