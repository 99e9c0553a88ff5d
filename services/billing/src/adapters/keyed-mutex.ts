import { currentContext } from '@resume/service-kit/context/request-context'

/** Runs work of the same key one at a time, in the order in which it came; other keys do not wait. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Makes a {@link KeyedMutex} for one process. Work that would wait for the same row anyway waits here instead, where it
 * holds no connection that others could use. A call that nobody waits for any more when its turn comes is not begun: it
 * would only keep those waiting who ask again.
 * @throws AppError `caller_gone` for such a call
 */
export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const begin = () => {
      currentContext()?.signal?.throwIfAborted()
      return work()
    }
    const turn = (tails.get(key) ?? Promise.resolve()).then(begin, begin)
    const tail = turn.catch(() => undefined)
    tails.set(key, tail)
    try {
      return await turn
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}
