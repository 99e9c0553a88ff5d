import type { ErrorId } from '@resume/proto/error-catalogue'
import type { AppError } from '@resume/service-kit/errors/app-error'

/** Seconds until a failure that passes by itself may have passed, where nothing says when. Services that are restarted take about as long. */
const usualSeconds = 2

/** Failures that no time ends: they are how the installation is set up. */
const lasting: ReadonlySet<string> = new Set<ErrorId>(['feature_off', 'not_configured'])

/** What is known of a failure; of one that another process answered, the ID alone. */
type ToldFailure = Pick<AppError, 'httpStatus' | 'retryAfterSeconds'> & { id: string }

/**
 * What `Retry-After` says of a failure: when a limit ends, or something that was away, busy or late may be back.
 * @returns seconds; undefined where waiting is of no use
 */
export function retryAfterOf({ id, httpStatus, retryAfterSeconds }: ToldFailure): number | undefined {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds
  const passes = httpStatus === 429 || (httpStatus === 503 && !lasting.has(id))
  return passes ? usualSeconds : undefined
}
