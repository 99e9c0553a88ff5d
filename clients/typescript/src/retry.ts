import { ApiError, ConnectionError } from './errors.ts'

/** How safe it is to repeat a request. */
export interface Repeatability {
  /** It carries an idempotency key. */
  isKeyed: boolean
  /** Doing it twice is the same as doing it once. */
  isRepeatable: boolean
}

/** The first pause before a repeat, in milliseconds, when the API names none; each further one is twice as long. */
const firstPause = 500
const longestPause = 8_000

/** Statuses with which a gateway or a proxy says that it is about to recover. */
const passing = [502, 503, 504]

/**
 * How long to wait before a failed request is repeated, in milliseconds; undefined when it must not be. A request that a
 * limit refused, or a service at its capacity, was not done and can always be repeated. What may have been done, such as a
 * request whose answer came too late, is only repeated when that is safe.
 * @param failure what the request failed with
 * @param repeats how often it was repeated before
 * @param random from 0 to 1: clients that failed together do not come back together
 */
export function pauseBefore(
  failure: unknown,
  { isKeyed, isRepeatable }: Repeatability,
  repeats: number,
  random = Math.random(),
): number | undefined {
  const isSafe = isKeyed || isRepeatable
  const growing = Math.min(longestPause, firstPause * 2 ** repeats) * (0.5 + random / 2)
  if (failure instanceof ConnectionError) return isSafe ? growing : undefined
  if (!(failure instanceof ApiError)) return undefined
  const { status, code, retryAfter } = failure
  const wasNotDone = status === 429 || code === 'overloaded'
  if (!wasNotDone && !(isSafe && (passing.includes(status) || isInWork(failure)))) return undefined
  return retryAfter === undefined ? growing : retryAfter * 1000
}

/** Whether a failure says that the first request under the same key is still being done. */
export function isInWork(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'idempotency_in_progress'
}

/** Waits. @throws the reason of the signal when it is aborted */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}
