import { ConnectionError, TimeoutError } from './errors.ts'

/** Watches over one request: ends it when its time is up, or when its caller wants that. */
export interface Watch {
  /** Aborted when the request is to end. */
  signal: AbortSignal
  /** Starts the time again. */
  renew(): void
  /** Ends the watch. */
  end(): void
  /** What to throw for something that the request threw. */
  explain(thrown: unknown): unknown
}

/** The longest time that timers can wait. */
const longestTimer = 2 ** 31 - 1

/**
 * Watches over a request from now on.
 * @param timeout milliseconds
 * @param caller aborted by whoever made the request
 */
export function watch(timeout: number, caller?: AbortSignal): Watch {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => ending.abort(caller?.reason)
  if (caller?.aborted) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  const renew = () => {
    clearTimeout(timer)
    if (timeout > longestTimer) return
    timer = setTimeout(() => ending.abort(new TimeoutError(`Nothing came for ${timeout} ms`)), timeout)
  }
  renew()
  return {
    signal: ending.signal,
    renew,
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
    explain: (thrown) => {
      if (ending.signal.aborted) return ending.signal.reason
      return new ConnectionError(`The connection failed: ${reasonOf(thrown)}`, { cause: thrown })
    },
  }
}

/** What `fetch` says of a failure; some platforms have the reason in its cause. */
function reasonOf(thrown: unknown): string {
  const { message, cause } = thrown as { message?: string; cause?: { message?: string } }
  return cause?.message || message || String(thrown)
}
