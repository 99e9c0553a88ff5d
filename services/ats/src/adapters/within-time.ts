import { Script } from 'node:vm'

/** Thrown when work has been interrupted. */
export class Interrupted extends Error {
  constructor(limitMs: number, cause: unknown) {
    super(`Work was interrupted after ${limitMs} ms`, { cause })
  }
}

/** Where a script finds the work that it is to do: only scripts can be interrupted. */
const place = 'workWithinTime'
const script = new Script(`globalThis.${place}()`)
const workAt = globalThis as { [place]?: (() => unknown) | undefined }

/**
 * Does synchronous work, and interrupts it when it takes too long, even within a regular expression. Its `finally` blocks do not run then, so
 * whoever calls has to mend what the work shares with others. Watching takes 0.1 to 0.7 ms of the processor.
 * @param limitMs by the clock, in milliseconds
 * @throws Interrupted, or what the work throws
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result {
  workAt[place] = work
  try {
    return script.runInThisContext({ timeout: limitMs }) as Result
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    throw isLate ? new Interrupted(limitMs, error) : error
  } finally {
    workAt[place] = undefined
  }
}
